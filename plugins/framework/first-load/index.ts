import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {onCompilation} from '../bundler';
import {endingIn, expectModules} from '../expectModules';
import {replaceClientModule} from '../replaceClientModule';

/** Loads the languages of Prism, which no page needs: code is highlighted in the build. */
const prismLanguages = /theme-classic[\\/]lib[\\/]prism-include-languages/;

/** Files of the framework, and the loader that changes each. */
const changed: Record<string, string> = {
  'theme-common/lib/utils/reactUtils.js': 'sortPlainly.js',
  'core/lib/client/exports/ComponentCreator.js': 'createOnDemand.js',
  'core/lib/client/browserContext.js': 'afterHydration.js',
  'theme-common/lib/hooks/useWindowSize.js': 'afterHydration.js',
  'theme-common/lib/contexts/colorMode.js': 'afterHydration.js',
  'theme-common/lib/contexts/navbarSecondaryMenu/content.js': 'afterHydration.js',
  'plugin-content-docs/lib/client/docsPreferredVersion.js': 'afterHydration.js',
};

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
    configureWebpack(_config, isServer, {currentBundler}) {
      // On the server as well, so that a page which lists pages after all stops the build.
      const pageIndex = {test: versionData, use: path.join(__dirname, 'dropPageIndex.js')};
      if (isServer) return {module: {rules: [pageIndex]}};
      const {BannerPlugin, NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(prismLanguages, path.join(__dirname, 'empty.js')),
          ...replaceClientModule(NormalModuleReplacementPlugin, 'docusaurus', {
            clientEntry: 'first-load/client/pageFetches.ts',
          }),
          ...replaceClientModule(NormalModuleReplacementPlugin, 'prefetch', {
            docusaurus: 'first-load/client/fetchAhead.ts',
          }),
          new BannerPlugin({banner: compileHint, raw: true, test: runAtOnce, stage: afterMinifier}),
          expectMain,
          expectModules([
            {path: 'plugins/framework/first-load/empty.js', lookAt: 'first-load/index.ts'},
            {path: versionData, lookAt: 'first-load/dropPageIndex.js'},
            ...Object.entries(changed).map(([file, loader]) => ({
              path: file,
              lookAt: `first-load/${loader}`,
            })),
          ]),
        ] as never,
        module: {
          rules: [
            pageIndex,
            ...Object.entries(changed).map(([file, loader]) => ({
              test: endingIn(file),
              enforce: 'pre' as const,
              use: path.join(__dirname, loader),
            })),
          ],
        },
      };
    },
  };
}
