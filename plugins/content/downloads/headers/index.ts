import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {headerFiles, headersFolder, type SdkHeadersOptions} from './headerFiles';

/** The framework's type leaves out the development server, whose settings it merges all the same. */
type WebpackChange = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** Serves the SDK's interface headers below `/sdk/`, one by one and as an archive. */
export default function sdkHeadersPlugin(
  {siteDir, baseUrl}: Pick<LoadContext, 'siteDir' | 'baseUrl'>,
  options: SdkHeadersOptions,
): Plugin {
  return {
    name: 'sdk-headers',

    // The development server takes them from where they lie; the archive is made by the build only.
    configureWebpack() {
      const directory = path.join(siteDir, headersFolder);
      return {devServer: {static: [{directory, publicPath: `${baseUrl}sdk`}]}} as WebpackChange;
    },

    async postBuild({outDir}) {
      const folder = path.join(outDir, 'sdk');
      await fs.promises.mkdir(folder, {recursive: true});
      for (const [name, content] of Object.entries(headerFiles(siteDir, options))) {
        await fs.promises.writeFile(path.join(folder, name), content);
      }
    },
  };
}
