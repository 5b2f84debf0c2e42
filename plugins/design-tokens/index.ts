import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {classesInPages} from './classesInPages';
import {dropUnusedInfima} from './dropUnusedInfima';
import {stylesheet} from './stylesheet';
import {writeIfChanged} from './writeIfChanged';

/** Puts the design tokens into the site's main stylesheet, and leaves out what it does not use of the framework's. */
export default function designTokensPlugin({generatedFilesDir, siteDir}: LoadContext): Plugin {
  const file = path.join(generatedFilesDir, 'design-tokens', 'tokens.css');
  const pageClassesFile = path.join(generatedFilesDir, 'design-tokens', 'page-classes.txt');
  writeIfChanged(file, stylesheet());
  writeIfChanged(pageClassesFile, classesInPages(path.join(siteDir, 'docs')));
  return {
    name: 'design-tokens',
    getClientModules: () => [file],
    configurePostCss(options) {
      // While writing, a class may be used a moment before its file is read; only the build must be lean.
      if (process.env.NODE_ENV === 'production')
        options.plugins.push(dropUnusedInfima(siteDir, pageClassesFile));
      return options;
    },
  };
}
