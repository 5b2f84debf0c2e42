import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type Compilation, onCompilation} from '../bundler';

/** Folder in `.docusaurus` with the source map of each script, by the script's name and `.map`. */
export const bundleContentsFolder = 'bundle-contents';

/** File in it that says which modules are in which stylesheet: a list of `BundledStyle`. */
export const stylesFile = 'styles.json';

/** A stylesheet and the modules in it, with their sizes in bytes before minifying. */
export interface BundledStyle {
  file: string;
  modules: Array<{module: string; size: number}>;
}

const name = 'bundle-contents';

/** After the bundler has made source maps and named all files. */
const stage = 5_000;

/**
 * Writes down what the built scripts and stylesheets are made of, for `npm run analyze`; none of it is published. With
 * `SITE_BUNDLE_CONTENTS=false` nothing is written, and the bundler is spared the source maps.
 */
export default function bundleContentsPlugin({generatedFilesDir}: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, bundleContentsFolder);
  const keeping = onCompilation(name, (compilation) => {
    compilation.hooks.processAssets.tap({name, stage}, () => keepContents(compilation, folder));
  });
  return {
    name,
    configureWebpack: (_config, isServer) => {
      const {NODE_ENV, SITE_BUNDLE_CONTENTS} = process.env;
      if (isServer || NODE_ENV !== 'production' || SITE_BUNDLE_CONTENTS === 'false') return {};
      return {devtool: 'hidden-source-map', plugins: [keeping]};
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
  const asked = {all: false, chunks: true, chunkModules: true, ids: true, assets: true};
  const {chunks = []} = compilation.getStats().toJson(asked);
  return chunks.flatMap(({files = [], modules = []}) => {
    const file = files.find((one) => one.endsWith('.css'));
    if (!file) return [];
    const styles = modules.filter(({moduleType}) => moduleType?.startsWith('css'));
    return [{file, modules: styles.map(({name: module = '', size = 0}) => ({module, size}))}];
  });
}
