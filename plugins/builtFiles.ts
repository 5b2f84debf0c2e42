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

/** Address of a page's file without its ending; empty for the landing page. */
export function addressOf(file: string): string {
  return file.replace(/(?:^|\/)index\.html$|\.html$/, '');
}

/** Names of scripts and stylesheets change with every build, and say nothing of the page; places in it stay right. */
export function withoutHashes(html: string): string {
  return html.replace(/(\/assets\/(?:js|css)\/[\w.~-]*?\.)[\da-f]{8}(?=\.(?:js|css))/g, '$100000000');
}

/** Contents of files by their names in a folder, with slashes. */
export type BuiltFiles = Record<string, string | Uint8Array>;

/**
 * Writes files into a folder.
 *
 * Each comes in one step: whoever reads it meanwhile gets the old content or the new one.
 */
export async function writeFiles(folder: string, files: BuiltFiles): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await fs.promises.mkdir(path.dirname(file), {recursive: true});
    const beside = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}`);
    await fs.promises.writeFile(beside, content);
    await fs.promises.rename(beside, file);
  }
}

/** An address as it is read; one that is not encoded in UTF-8, as it stands. */
export function decodeAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
