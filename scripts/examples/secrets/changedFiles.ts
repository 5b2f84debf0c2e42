import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import type {PageBlock} from '../page/PageBlock';

/** A block that the platform told a key or a secret in a run. */
export interface SecretBlock {
  block: PageBlock;
  /** All blocks of the run. */
  blocks: PageBlock[];
  /** Files that were new after it, by their paths from the folder in which the reader begins. */
  written: string[];
}

/** When each file of a folder was last written, by its path from there. */
type FolderState = ReadonlyMap<string, string>;

/** Folders that programs keep for themselves. */
const leftOut = ['.gnupg', 'node_modules'];

/** The regular files of a folder, and when they were last written. */
export function readState(folder: string): FolderState {
  const files = fs.readdirSync(folder, {recursive: true, withFileTypes: true}).flatMap((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file);
    if (!entry.isFile() || name.split(path.sep).some((part) => leftOut.includes(part))) return [];
    const {size, mtimeMs, ino} = fs.statSync(file);
    return [[name, `${size} ${mtimeMs} ${ino}`] as const];
  });
  return new Map(files);
}

/** The files of a folder that are new, or were written again, since it was looked at. */
export function changedSince(folder: string, before: FolderState): string[] {
  return [...readState(folder)].filter(([name, state]) => before.get(name) !== state).map(([name]) => name);
}

/** Text of a file; of one that GnuPG has encrypted, what its reader gets. */
export async function readKept(file: string, env: NodeJS.ProcessEnv): Promise<string> {
  if (!file.endsWith('.gpg')) return fs.readFileSync(file, 'utf8');
  const options = {env, maxBuffer: 64 * 1024 * 1024};
  const args = ['--batch', '--quiet', '--decrypt', file];
  const {stdout} = await promisify(execFile)('gpg', args, options).catch(() => ({stdout: ''}));
  return stdout;
}
