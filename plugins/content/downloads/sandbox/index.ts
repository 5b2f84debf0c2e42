import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundleSandbox} from './bundleSandbox';

/** What the plugin is told. */
export interface SandboxDownloadOptions {
  /** Name of the file below `/sandbox/`. */
  file: string;
}

/** Serves the sandbox as one file with its checksum, for readers who have Node and no copy of the source. */
export default function sandboxDownloadPlugin(
  {siteDir}: Pick<LoadContext, 'siteDir'>,
  {file}: SandboxDownloadOptions,
): Plugin {
  return {
    name: 'sandbox-download',

    async postBuild({outDir}) {
      const folder = path.join(outDir, 'sandbox');
      await fs.promises.mkdir(folder, {recursive: true});
      const program = await bundleSandbox(siteDir, file);
      await fs.promises.writeFile(path.join(folder, file), program);
      const checksum = createHash('sha256').update(program).digest('hex');
      await fs.promises.writeFile(path.join(folder, `${file}.sha256`), `${checksum}  ${file}\n`);
    },
  };
}
