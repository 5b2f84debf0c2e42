import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {sheetOf} from './sheets';
import {withSheets} from './withSheets';

/** The part of a bundler's module that tells where it comes from. */
interface Module {
  nameForCondition?: () => string | null;
  identifier?: () => string;
}

interface Compiler {
  hooks: {afterEmit: {tap(name: string, run: () => void): void}};
}

const name = 'page-styles';

/** Gives each page the style that it needs, and not that of others; see README.md. */
export default function pageStylesPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name,
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {
        optimization: {
          splitChunks: {
            cacheGroups: {
              styles: {
                name: (module: Module) => sheetOf(fileOf(module)),
                test: (module: Module) => sheetOf(fileOf(module)) !== undefined,
              },
            },
          },
        },
        plugins:
          process.env.NODE_ENV === 'production'
            ? [{apply: (compiler) => linkSheets(compiler as never, generatedFilesDir)}]
            : [],
      };
    },
  };
}

/** The framework writes the manifest last thing, and reads it when it renders the pages. */
function linkSheets(compiler: Compiler, generatedFilesDir: string): void {
  compiler.hooks.afterEmit.tap(name, () => {
    const manifest = path.join(generatedFilesDir, 'client-manifest.json');
    const registry = fs.readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8');
    const all = withSheets(JSON.parse(fs.readFileSync(manifest, 'utf8')), registry);
    fs.writeFileSync(manifest, JSON.stringify(all, null, 2));
  });
}

function fileOf(module: Module): string {
  return module.nameForCondition?.() ?? module.identifier?.() ?? '';
}
