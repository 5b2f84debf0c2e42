import fs from 'node:fs';
import path from 'node:path';

/** Names of all files in a folder, with slashes, relative to it and in order. */
export async function builtFiles(folder: string): Promise<string[]> {
  const entries = await fs.promises.readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}
