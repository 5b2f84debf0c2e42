import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type SecurityTxtOptions, securityTxt} from './securityTxt';

/** Writes `/.well-known/security.txt`, where tools look for the address that takes vulnerability reports. */
export default function securityTxtPlugin(context: LoadContext, options: SecurityTxtOptions): Plugin {
  return {
    name: 'security-txt',
    async postBuild({outDir}) {
      const file = path.join(outDir, '.well-known', 'security.txt');
      await fs.promises.mkdir(path.dirname(file), {recursive: true});
      await fs.promises.writeFile(file, securityTxt(context, options, new Date()));
    },
  };
}
