import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {buildSite} from '../siteBuild/buildSite';
import {linkNodeModules} from '../siteCopy/copySite';

/** A working tree with its build. */
export interface Side {
  root: string;
  commit: string;
}

/**
 * Builds the site as it was where a branch began, in a folder that goes when the process ends, and as it is now. Both
 * are built with the packages of today.
 *
 * @param since branch or commit that the change is to be merged into
 * @throws Error when Git does not know it, or when one of the two cannot be built
 */
export async function buildBoth(
  root: string,
  since: string,
  print: (line: string) => void,
): Promise<{before: Side; after: Side}> {
  const git = (...args: string[]) =>
    execFileSync('git', args, {cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe']}).trim();
  let commit: string;
  try {
    commit = git('merge-base', since, 'HEAD');
  } catch {
    throw new Error(
      `Git cannot compare with ${since}: fetch it, or name another with --since <branch or commit>.`,
    );
  }
  const past = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'site-before-')));
  process.on('exit', () => fs.rmSync(past, {recursive: true, force: true}));
  // With its history, of which pages take the day of their last change.
  git('clone', '--quiet', '--shared', '--no-checkout', root, past);
  execFileSync('git', ['checkout', '--quiet', commit], {cwd: past});
  linkNodeModules(root, past);
  for (const [name, folder] of [
    [`as it was at ${commit.slice(0, 8)}`, past],
    ['as it is now', root],
  ] as const) {
    print(`Building the site ${name} …`);
    const {code, output} = await buildSite({root: folder});
    if (code !== 0) throw new Error(`The site ${name} cannot be built:\n${output}`);
  }
  return {before: {root: past, commit}, after: {root, commit: git('rev-parse', 'HEAD')}};
}
