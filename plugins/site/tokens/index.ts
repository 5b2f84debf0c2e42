import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {stylesheet} from './stylesheet';
import {writeIfChanged} from './writeIfChanged';

/** Puts the design tokens into the site's main stylesheet. */
export default function designTokensPlugin({generatedFilesDir}: LoadContext): Plugin {
  const file = path.join(generatedFilesDir, 'design-tokens', 'tokens.css');
  writeIfChanged(file, stylesheet());
  return {name: 'design-tokens', getClientModules: () => [file]};
}
