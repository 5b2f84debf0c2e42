import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import type {VcsConfig} from '@docusaurus/types';

const run = promisify(execFile);

/** Where a history that was fetched in part begins: git shows all files as added there. */
async function boundaries(folder: string): Promise<Set<string>> {
  const {stdout} = await run('git', ['rev-parse', '--git-path', 'shallow'], {cwd: folder});
  const file = path.resolve(folder, stdout.trim());
  return new Set(fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : []);
}

/**
 * When each file in a folder was last changed by a commit, in milliseconds since 1970, by its path from the folder.
 *
 * A file is missing when it is not committed or its last change lies before a shallow history; all are without git.
 */
export async function readLastCommits(folder: string): Promise<Map<string, number>> {
  const changed = new Map<string, number>();
  try {
    const begins = await boundaries(folder);
    const {stdout} = await run(
      'git',
      [
        ...['-c', 'log.showSignature=false', '-c', 'core.quotePath=false'],
        ...['log', '--relative', '--no-renames', '--name-only', '--format=%x00%H %ct'],
      ],
      {cwd: folder, maxBuffer: 1 << 28},
    );
    for (const entry of stdout.split('\0').slice(1)) {
      const [head, ...names] = entry.split('\n');
      const [commit, seconds] = head.split(' ');
      if (begins.has(commit)) continue;
      // The newest commit comes first.
      for (const name of names) if (name && !changed.has(name)) changed.set(name, Number(seconds) * 1000);
    }
  } catch {
    // No git on this machine, no repository, or none with a commit: then nothing is known.
  }
  return changed;
}

/**
 * The framework's view of version control: the time of a page's last commit, or nothing where that is not known.
 *
 * @param madeFrom files or folders that the pages of a folder are made from, by that folder; both from the site's root
 */
export function createPageHistory(madeFrom: Record<string, string>): VcsConfig {
  let root = '';
  let commits: Promise<Map<string, number>> = Promise.resolve(new Map());
  return {
    initialize({siteDir}) {
      root = siteDir;
      commits = readLastCommits(siteDir);
    },
    // The framework insists on the parameter.
    getFileCreationInfo: (_file) => Promise.resolve(null),
    async getFileLastUpdateInfo(file) {
      const name = path.relative(root, path.resolve(root, file)).replaceAll(path.sep, '/');
      const folder = Object.keys(madeFrom).find((each) => name.startsWith(`${each}/`));
      const source = folder ? madeFrom[folder] : name;
      // Of a folder the newest, which comes first.
      const [, timestamp] = [...(await commits)].find(([each]) => `${each}/`.startsWith(`${source}/`)) ?? [];
      // Who wrote a page is shown nowhere.
      return timestamp === undefined ? null : {timestamp, author: ''};
    },
  };
}
