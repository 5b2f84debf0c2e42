import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {gitSince} from '../checks/planChecks';
import {buildSite} from '../siteBuild/buildSite';
import {linkNodeModules} from '../siteCopy/copySite';

/** Builds the site as it was where a branch began, and as it is now, both with the packages of today. */
export async function buildBoth(root: string, since: string, print: (line: string) => void) {
  const commit = gitSince(since, root)('merge-base', since, 'HEAD').trim();
  const past = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'site-before-')));
  process.on('exit', () => fs.rmSync(past, {recursive: true, force: true}));
  // With its history, of which pages take the day of their last change.
  execFileSync('git', ['clone', '--quiet', '--shared', '--no-checkout', root, past]);
  execFileSync('git', ['checkout', '--quiet', commit], {cwd: past});
  linkNodeModules(root, past);
  const sides = {[`as it was at ${commit.slice(0, 8)}`]: past, 'as it is now': root};
  for (const [name, folder] of Object.entries(sides)) {
    print(`Building the site ${name} …`);
    const {code, output} = await buildSite({root: folder});
    if (code !== 0) throw new Error(`The site ${name} cannot be built:\n${output}`);
  }
  return {commit, before: past, after: root};
}
