import fs from 'node:fs';
import path from 'node:path';
import {type Manifest, manifestName, searchFolder} from '../../../plugins/search/shared/manifest';
import type {SearchablePage} from '../../../plugins/search/shared/page';

/** The embedded index of a built site. */
export interface BuiltIndex {
  folder: string;
  manifest: Manifest;
  pages: SearchablePage[];
}

/**
 * Reads the embedded index of a built site.
 *
 * @param site Folder of the built site.
 * @throws Error that says how to build it when it is not there.
 */
export function readBuiltIndex(site: string): BuiltIndex {
  const folder = path.join(site, searchFolder);
  const file = path.join(folder, manifestName);
  if (!fs.existsSync(file)) throw new Error(`${file} does not exist: run \`npm run build\` first.`);
  const read = (name: string) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'));
  const manifest: Manifest = read(manifestName);
  return {folder, manifest, pages: manifest.parts.flatMap((part) => read(part.file))};
}
