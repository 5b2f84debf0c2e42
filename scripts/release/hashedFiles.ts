import fs from 'node:fs';
import path from 'node:path';

/** Beside the site: which hashed files its own build had, without those it carries for other builds. */
const ownFiles = 'own-files.json';

/**
 * Notes the files of a release whose names carry a hash of their content.
 *
 * @param release its folder
 * @param names with slashes, from the root of the server
 */
export async function noteHashedFiles(release: string, names: string[]): Promise<void> {
  await fs.promises.writeFile(path.join(release, ownFiles), JSON.stringify(names));
}

/**
 * Adds the hashed files of another build that a release lacks: a reader who opened a page before the switch still
 * gets what that page asks for. They are linked, not copied, so they keep one place on the disk.
 *
 * @param from folder of the other release
 * @param to folder of the release
 */
export async function keepHashedFiles(from: string, to: string): Promise<void> {
  const names: string[] = JSON.parse(await fs.promises.readFile(path.join(from, ownFiles), 'utf8'));
  for (const name of names) {
    const target = path.join(to, 'site', name);
    if (fs.existsSync(target)) continue;
    await fs.promises.mkdir(path.dirname(target), {recursive: true});
    await fs.promises.link(path.join(from, 'site', name), target);
  }
}
