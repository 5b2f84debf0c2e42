import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Style that only a lazily loaded part of the site needs, so it has no place in the main stylesheet. */
const lateStyle = /@docsearch[\\/]/;

/** Keeps out of every page's first load what no page needs at once; README.md has the list and the figures. */
export default function firstLoadPlugin(): Plugin {
  return {
    name: 'first-load',
    configureWebpack(_config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(
            /theme-classic[\\/]lib[\\/]prism-include-languages/,
            path.join(__dirname, 'empty.js'),
          ),
          new NormalModuleReplacementPlugin(/^tslib$/, path.join(__dirname, 'tslib.js')),
        ],
        ...(!isServer && {
          optimization: {
            splitChunks: {cacheGroups: {styles: {test: (module: Module) => !lateStyle.test(nameOf(module))}}},
          },
        }),
      };
    },
  };
}

/** The part of a bundler's module that tells where it comes from. */
interface Module {
  nameForCondition?: () => string | null;
  identifier?: () => string;
}

function nameOf(module: Module): string {
  return module.nameForCondition?.() ?? module.identifier?.() ?? '';
}
