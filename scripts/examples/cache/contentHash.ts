import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Adds files and folders, in a fixed order, to a hash. */
function addFiles(hash: ReturnType<typeof createHash>, root: string, name: string, leaveOut: RegExp): void {
  const full = path.join(root, name);
  if (!fs.existsSync(full) || leaveOut.test(name)) return;
  if (fs.statSync(full).isDirectory()) {
    for (const child of fs.readdirSync(full).sort()) addFiles(hash, root, `${name}/${child}`, leaveOut);
    return;
  }
  hash.update(`\0${name}\0`).update(fs.readFileSync(full));
}

/**
 * Hash of what files and folders hold.
 *
 * @param leaveOut names, from the root on, that do not count
 */
export function contentHash(root: string, names: readonly string[], leaveOut: RegExp): string {
  const hash = createHash('sha256');
  for (const name of names) addFiles(hash, root, name, leaveOut);
  return hash.digest('hex');
}
