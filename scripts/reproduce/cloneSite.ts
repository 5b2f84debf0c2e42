import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Links a file, or copies it to another disk. */
function place(from: string, to: string): void {
  try {
    fs.linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    fs.copyFileSync(from, to);
  }
}

/** Makes a folder of real folders, in which the files are those of another one; links stay links. */
export function placeFolder(from: string, to: string): void {
  fs.mkdirSync(to, {recursive: true});
  for (const entry of fs.readdirSync(from, {withFileTypes: true})) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(source), target);
    else if (entry.isDirectory()) {
      if (entry.name !== '.cache') placeFolder(source, target);
    } else place(source, target);
  }
}

/**
 * Makes a second working copy of a repository's last commit, with packages at places of its own: what is linked would
 * be found at the same place from everywhere.
 *
 * @param from the project's root
 * @throws Error when that is no repository
 */
export function cloneSite(from: string, to: string): void {
  execFileSync('git', ['clone', '--quiet', '--shared', from, to], {stdio: ['ignore', 'ignore', 'pipe']});
  placeFolder(path.join(from, 'node_modules'), path.join(to, 'node_modules'));
}
