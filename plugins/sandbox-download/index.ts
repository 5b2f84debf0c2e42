import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundleSandbox} from './bundleSandbox';

/** What the plugin is told. */
export interface SandboxDownloadOptions {
  /** Name of the file below `/sandbox/`. */
  file: string;
}

/** Serves the sandbox as one file, for readers who have Node and no copy of the source. */
export default function sandboxDownloadPlugin(
  {siteDir}: Pick<LoadContext, 'siteDir'>,
  {file}: SandboxDownloadOptions,
): Plugin {
  return {
    name: 'sandbox-download',

    async postBuild({outDir}) {
      const folder = path.join(outDir, 'sandbox');
      await fs.promises.mkdir(folder, {recursive: true});
      await fs.promises.writeFile(path.join(folder, file), await bundleSandbox(siteDir));
    },
  };
}
