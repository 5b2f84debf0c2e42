import fs from 'node:fs';
import path from 'node:path';
import {unzipSync} from 'fflate';

/** Unpacks the archive of a built site; writes nothing of one that is none, or names a file outside the folder. */
export function unpackSite(archive: string, folder: string): void {
  const files = Object.entries(readArchive(archive)).filter(([name]) => !name.endsWith('/'));
  const targets = files.map(([name, bytes]) => ({name, bytes, target: path.resolve(folder, name)}));
  const outside = targets.find(({target}) => !target.startsWith(folder + path.sep));
  if (outside) throw new Error(`${archive} names a file outside the site: ${outside.name}`);
  if (!targets.some(({name}) => name === 'index.html'))
    throw new Error(`${archive} has no index.html at its top: it is no built site.`);
  for (const {bytes, target} of targets) {
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, bytes);
  }
}

function readArchive(archive: string): Record<string, Uint8Array> {
  try {
    return unzipSync(fs.readFileSync(archive));
  } catch (error) {
    throw new Error(`${archive} is no ZIP file, or not all of it: ${(error as Error).message}.`);
  }
}
