import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {absentComponents} from '../style-cut/absentParts';

/** Modules that no page needs, and what stands in for each; README.md has the reasons and the figures. */
const replacements: Array<{module: RegExp; by: string}> = [
  {module: /theme-classic[\\/]lib[\\/]prism-include-languages/, by: 'empty.js'},
  {module: /^tslib$/, by: 'tslib.js'},
  {module: /^hoist-non-react-statics$/, by: 'hoistStatics.js'},
  {module: /^history$/, by: 'history.js'},
  {module: /^path-to-regexp$/, by: 'pathToRegexp.js'},
];

/** Data of the docs plugin that comes with every page. */
const versionData = /docusaurus-plugin-content-docs[\\/][\w-]+[\\/]p[\\/][\w-]+\.json$/;

/** What the framework has for a browser and for the server alike, and what leaves out the server's part. */
const inBrowser: Array<{file: RegExp; loader: string}> = [
  {file: /[\\/]\.docusaurus[\\/]registry\.js$/, loader: 'shortRegistry.js'},
  {file: /[\\/]\.docusaurus[\\/]docusaurus\.config\.mjs$/, loader: 'browserConfig.js'},
  {file: /[\\/]\.docusaurus[\\/]site-metadata\.json$/, loader: 'shortMetadata.js'},
  {file: /[\\/]core[\\/]lib[\\/]client[\\/]exports[\\/]ComponentCreator\.js$/, loader: 'createOnDemand.js'},
];

/** Fetches pages ahead. */
const prefetching = /[\\/]core[\\/]lib[\\/]client[\\/]docusaurus\.js$/;

/** Files of the framework that set a state right after the first render; `afterHydration.js` names the statements. */
const corrected =
  /[\\/](?:core[\\/]lib[\\/]client[\\/]browserContext|theme-common[\\/]lib[\\/](?:hooks[\\/]useWindowSize|contexts[\\/](?:colorMode|navbarSecondaryMenu[\\/]content))|plugin-content-docs[\\/]lib[\\/]client[\\/]docsPreferredVersion)\.js$/;

/** What every page runs at once, nearly whole. */
const runAtOnce = /[\\/](?:main|common)\.\w+\.js$/;

/** Tells the browser to compile a file while it comes in and beside the page, instead of each function when it is called. */
const compileHint = '//# allFunctionsCalledOnLoad';

/** After the bundler's minifier, which drops comments, and before files are named by their content. */
const afterMinifier = 450;

/** Sorts keys of properties. */
const shallowMemo = /[\\/]theme-common[\\/]lib[\\/]utils[\\/]reactUtils\.js$/;

/** Where the texts of the framework and of the site come from. */
const texts = /(?:@docusaurus[\\/][\w-]+[\\/]lib|[\\/]src[\\/](?:components|theme))[\\/].*\.[jt]sx?$/;

/** Keeps out of every page's first load what no page needs at once. */
export default function firstLoadPlugin(context: LoadContext): Plugin {
  const absent = absentComponents(context).map((name) => ({
    module: new RegExp(`^@theme/${name}$`),
    by: 'nothing.js',
  }));
  return {
    name: 'first-load',
    configureWebpack(_config, isServer, {currentBundler}) {
      const {BannerPlugin, NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          ...[...replacements, ...absent].map(
            ({module, by}) => new NormalModuleReplacementPlugin(module, path.join(__dirname, by)),
          ),
          new BannerPlugin({banner: compileHint, raw: true, test: runAtOnce, stage: afterMinifier}),
        ],
        module: {
          rules: [
            {test: versionData, use: path.join(__dirname, 'dropPageIndex.js')},
            {test: shallowMemo, enforce: 'pre', use: path.join(__dirname, 'sortPlainly.js')},
            {test: corrected, enforce: 'pre', use: path.join(__dirname, 'afterHydration.js')},
            {test: prefetching, enforce: 'pre', use: path.join(__dirname, 'prefetchWhenIdle.js')},
            {test: texts, enforce: 'pre', use: path.join(__dirname, 'dropDescriptions.js')},
            ...(isServer
              ? []
              : inBrowser.map(({file, loader}) => ({
                  test: file,
                  enforce: 'pre' as const,
                  use: path.join(__dirname, loader),
                }))),
          ],
        },
      };
    },
  };
}
