import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type Compilation, onCompilation} from '../bundler';
import {type BundledStyle, bundleContentsFolder, stylesFile} from './contentsFiles';

const name = 'bundle-contents';

/** After the bundler has made source maps and named all files. */
const stage = 5_000;

/**
 * Writes down what the built scripts and stylesheets are made of, for `npm run analyze`; none of it is published. With
 * `SITE_BUNDLE_CONTENTS=false` nothing is written, and the bundler is spared the source maps.
 */
export default function bundleContentsPlugin({generatedFilesDir}: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, bundleContentsFolder);
  return {
    name,
    configureWebpack: (_config, isServer) => {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      if (process.env.SITE_BUNDLE_CONTENTS === 'false') return {};
      return {
        devtool: 'hidden-source-map',
        plugins: [
          onCompilation(name, (compilation) =>
            compilation.hooks.processAssets.tap({name, stage}, () => keepContents(compilation, folder)),
          ),
        ],
      };
    },
  };
}

function keepContents(compilation: Compilation, folder: string): void {
  fs.rmSync(folder, {recursive: true, force: true});
  fs.mkdirSync(folder, {recursive: true});
  for (const asset of compilation.getAssets()) {
    if (!asset.name.endsWith('.map')) continue;
    fs.writeFileSync(path.join(folder, path.basename(asset.name)), asset.source.source());
    compilation.deleteAsset(asset.name);
  }
  fs.writeFileSync(path.join(folder, stylesFile), JSON.stringify(stylesOf(compilation)));
}

/** Stylesheets come without maps: of these the bundler's own sizes, before minifying, must do. */
function stylesOf(compilation: Compilation): BundledStyle[] {
  const {chunks = []} = compilation
    .getStats()
    .toJson({all: false, chunks: true, chunkModules: true, ids: true, assets: true});
  return chunks.flatMap(({files = [], modules = []}) => {
    const file = files.find((one) => one.endsWith('.css'));
    if (!file) return [];
    const styles = modules.filter(({moduleType}) => moduleType?.startsWith('css'));
    return [{file, modules: styles.map(({name: module = '', size = 0}) => ({module, size}))}];
  });
}
