import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {generate} from '@docusaurus/utils';
import {stylesheet} from './stylesheet';

const file = 'design-tokens/tokens.css';

/** Puts the design tokens into the site's main stylesheet. */
export default async function designTokensPlugin({
  generatedFilesDir,
  siteConfig,
}: LoadContext): Promise<Plugin> {
  // A file that holds the text already is not written, so that the bundler's cache and watcher stay quiet.
  await generate(generatedFilesDir, file, stylesheet(siteConfig.url), false);
  return {name: 'design-tokens', getClientModules: () => [path.join(generatedFilesDir, file)]};
}
