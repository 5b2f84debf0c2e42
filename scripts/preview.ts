/**
 * `npm run preview -- site.zip`: serves the site of a pull request, as the artifact of its checks or as a folder of a
 * build. Options: `--port 8080`, `--host 0.0.0.0`.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {main} from './process/main';
import {serveBuilt} from './server/createSiteServer';
import {unpackSite} from './server/unpackSite';

main(async () => {
  const {values, positionals} = parseArgs({
    options: {port: {type: 'string', default: '3000'}, host: {type: 'string'}},
    allowPositionals: true,
  });
  const [given, ...rest] = positionals;
  if (!given || rest.length > 0)
    throw new Error('Name the archive of a built site: npm run preview -- ~/Downloads/preview.zip');
  if (!fs.existsSync(given)) throw new Error(`${given} does not exist.`);
  let folder = path.resolve(given);
  if (!fs.statSync(folder).isDirectory()) {
    const target = fs.mkdtempSync(path.join(os.tmpdir(), 'site-preview-'));
    process.on('exit', () => fs.rmSync(target, {recursive: true, force: true}));
    unpackSite(folder, target);
    folder = target;
  }
  await serveBuilt(folder, values);
});
