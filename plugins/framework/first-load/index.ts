import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {endingIn, expectModules, onCompilation, replaceClientModule} from '../bundler';
import {changes} from './changes';

/** Loads the languages of Prism, which no page needs: code is highlighted in the build. */
const prismLanguages = /theme-classic[\\/]lib[\\/]prism-include-languages/;

/** Data of the docs plugin that comes with every page. */
const versionData = /[\\/]docusaurus-plugin-content-docs[\\/][\w-]+[\\/]p[\\/][\w-]+\.json$/;

/** What every page runs at once, nearly whole. */
const runAtOnce = /[\\/](?:main|common)\.\w+\.js$/;

/** Tells the browser to compile a file while it comes in and beside the page, instead of each function when it is called. */
const compileHint = '//# allFunctionsCalledOnLoad';

/** After the bundler's minifier, which drops comments, and before files are named by their content. */
const afterMinifier = 450;

/** Stops a production build whose scripts have other names than the hint is for. */
const expectMain = onCompilation('first-load', (compilation) => {
  if (process.env.NODE_ENV !== 'production') return;
  compilation.hooks.processAssets.tap({name: 'first-load', stage: afterMinifier}, () => {
    if (compilation.getAssets().some(({name}) => runAtOnce.test(name))) return;
    throw new Error(
      'The bundle has no main.*.js any more, which plugins/framework/first-load/index.ts has compiled ahead.',
    );
  });
});

/** Shortens a reader's wait for a page and keeps it answering; README.md of this room has the reasons and the figures. */
export default function firstLoadPlugin(): Plugin {
  return {
    name: 'first-load',
    configureWebpack(_config, isServer, {currentBundler: {instance}}) {
      // On the server as well, so that a page which lists pages after all stops the build.
      const pageIndex = {test: versionData, use: path.join(__dirname, 'dropPageIndex.js')};
      if (isServer) return {module: {rules: [pageIndex]}};
      const loader = path.join(__dirname, 'replaceStatements.js');
      const changing = Object.entries(changes).map(([file, options]) => {
        return {test: endingIn(file), enforce: 'pre' as const, use: {loader, options}};
      });
      return {
        plugins: [
          new instance.NormalModuleReplacementPlugin(prismLanguages, path.join(__dirname, 'empty.js')),
          ...replaceClientModule(instance, 'docusaurus', {clientEntry: 'first-load/client/pageFetches.ts'}),
          ...replaceClientModule(instance, 'prefetch', {docusaurus: 'first-load/client/fetchAhead.ts'}),
          new instance.BannerPlugin({banner: compileHint, raw: true, test: runAtOnce, stage: afterMinifier}),
          expectMain,
          expectModules([
            {path: 'plugins/framework/first-load/empty.js', lookAt: 'first-load/index.ts'},
            {path: versionData, lookAt: 'first-load/dropPageIndex.js'},
            ...Object.keys(changes).map((file) => ({path: file, lookAt: 'first-load/changes.ts'})),
          ]),
        ],
        module: {rules: [pageIndex, ...changing]},
      };
    },
  };
}
