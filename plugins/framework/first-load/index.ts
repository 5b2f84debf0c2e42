import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {changes} from './changes';

/** Data of the docs plugin that comes with every page. */
const versionData = /[\\/]docusaurus-plugin-content-docs[\\/][\w-]+[\\/]p[\\/][\w-]+\.json$/;

/** What every page runs at once, nearly whole. */
const runAtOnce = /[\\/](?:main|common)\.\w+\.js$/;

/** Tells the browser to compile a file while it comes in and beside the page, instead of each function when it is called. */
const compileHint = '//# allFunctionsCalledOnLoad';

/** After the bundler's minifier, which drops comments, and before files are named by their content. */
const afterMinifier = 450;

/** Shortens a reader's wait for a page and keeps it answering; README.md of this room has the reasons and the figures. */
export default function firstLoadPlugin({siteDir}: Pick<LoadContext, 'siteDir'>): Plugin {
  // As the bundler names it; one that is not there stops the build, since a rule for it would change nothing.
  const pathOf = (file: string) => fs.realpathSync(path.join(siteDir, 'node_modules/@docusaurus', file));
  return {
    name: 'first-load',
    configureWebpack(_config, isServer, {currentBundler: {instance}}) {
      // On the server as well, so that a page which lists pages after all stops the build.
      const pageIndex = {test: versionData, use: path.join(__dirname, 'dropPageIndex.js')};
      if (isServer) return {module: {rules: [pageIndex]}};
      const loader = path.join(__dirname, 'replaceStatements.js');
      const changing = Object.entries(changes).map(([file, options]) => {
        return {test: pathOf(file), enforce: 'pre' as const, use: {loader, options}};
      });
      // Loads the languages of Prism, which no page needs: code is highlighted in the build.
      const prismLanguages = pathOf('theme-classic/lib/prism-include-languages.js');
      return {
        resolve: {alias: {[prismLanguages.replace(/\.js$/, '')]: false}},
        plugins: [
          new instance.BannerPlugin({banner: compileHint, raw: true, test: runAtOnce, stage: afterMinifier}),
        ],
        module: {rules: [pageIndex, ...changing]},
      };
    },
  };
}
