import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * A digest of all that decides what the pages hold: the OpenAPI files, this plugin and its options.
 *
 * @param specFolder folder of the OpenAPI file and the files that it refers to
 */
export function inputsDigest(specFolder: string, options: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(options));
  for (const folder of [specFolder, __dirname, path.join(__dirname, '..', 'content/highlight')]) {
    for (const file of filesIn(folder))
      hash.update(`\0${file}\0`).update(fs.readFileSync(path.join(folder, file)));
  }
  const generator = require.resolve('docusaurus-plugin-openapi-docs');
  return hash
    .update(generator)
    .update(String(fs.statSync(generator).size))
    .digest('hex');
}

/** A digest of the files in the folders given, so that a change by hand is noticed. */
export function filesDigest(folders: string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const file of filesIn(folder))
      hash.update(`\0${file}\0`).update(fs.readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex');
}

function filesIn(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => fs.statSync(path.join(folder, file)).isFile())
    .sort();
}
