import fs from 'node:fs';
import path from 'node:path';

/**
 * Makes a node_modules folder of links to another one's packages.
 *
 * The folder itself is real because the framework and the bundler keep their caches in `node_modules/.cache`:
 * through a single link two sites would write into one cache.
 */
export function linkNodeModules(from: string, to: string): void {
  const source = path.join(from, 'node_modules');
  const target = path.join(to, 'node_modules');
  fs.mkdirSync(target, {recursive: true});
  for (const name of fs.readdirSync(source)) {
    const isCommandFolder = name === '.bin';
    if (name.startsWith('.') && !isCommandFolder) continue;
    fs.symlinkSync(path.join(source, name), path.join(target, name), 'junction');
  }
}
