/**
 * `npm run compare`: builds the site as it was where this branch began, and as it is now, and writes one HTML file for
 * whoever reviews the change: pages before and after beside each other, what became heavier, what search finds, and what
 * changed in the API. Options: `--since <branch or commit>` (default: origin/main), `--to <file>`.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {apiReferenceOptions} from '../config/apiReference';
import {BuiltSite} from './analyze/BuiltSite';
import {ensureChromium} from './browser/ensureBrowsers';
import {gitSince} from './checks/planChecks';
import {apiChanges} from './compare/apiChanges';
import {changedRoutes} from './compare/changedRoutes';
import {comparisonPage} from './compare/comparisonPage';
import {takePictures} from './compare/takePictures';
import {main} from './process/main';
import {runCommand} from './process/runCommand';
import {projectRoot} from './projectRoot';
import {buildSite} from './siteBuild/buildSite';
import {linkNodeModules} from './siteCopy/copySite';

/** More pages make a file that no reviewer opens; the others are named. */
const mostPictured = 12;

/** Builds the site as it was where a branch began, and as it is now, both with the packages of today. */
async function buildBoth(root: string, since: string) {
  const commit = gitSince(since, root)('merge-base', since, 'HEAD').trim();
  const past = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'site-before-')));
  process.on('exit', () => fs.rmSync(past, {recursive: true, force: true}));
  // With its history, of which pages take the day of their last change.
  execFileSync('git', ['clone', '--quiet', '--shared', '--no-checkout', root, past]);
  execFileSync('git', ['checkout', '--quiet', commit], {cwd: past});
  linkNodeModules(root, past);
  const sides = {[`as it was at ${commit.slice(0, 8)}`]: past, 'as it is now': root};
  for (const [name, folder] of Object.entries(sides)) {
    console.log(`Building the site ${name} …`);
    const {code, output} = await buildSite({root: folder});
    if (code !== 0) throw new Error(`The site ${name} cannot be built:\n${output}`);
  }
  return {commit, before: past, after: root};
}

/** What `npm run search:score` says of a site that was built; it counts as failed below its gates, which are no matter here. */
async function searchScore(root: string): Promise<string> {
  const score = ['--import', 'tsx', 'scripts/search/score.ts'];
  const {stdout} = await runCommand(process.execPath, score, {cwd: root});
  return stdout.trim();
}

main(async () => {
  const text = {type: 'string'} as const;
  const {values} = parseArgs({
    options: {since: {...text, default: 'origin/main'}, to: {...text, default: 'comparison.html'}},
  });
  await ensureChromium(console.log);
  const {commit, before, after} = await buildBoth(projectRoot, values.since);
  const [old, own] = [before, after].map(
    (root) => new BuiltSite(path.join(root, 'build'), path.join(root, '.docusaurus')),
  );
  const routes = changedRoutes(old, own);
  console.log(`${routes.length} pages differ. Taking pictures of ${Math.min(routes.length, mostPictured)} …`);
  const apiTexts = [before, after].map((root) =>
    fs.readFileSync(path.join(root, apiReferenceOptions.specPath), 'utf8'),
  );
  const page = comparisonPage({
    since: commit,
    pictured: await takePictures(old, own, routes.slice(0, mostPictured)),
    unpictured: routes.slice(mostPictured).map(({route}) => route),
    sizes: [old, own].map((site) => site.routes().map((route) => site.sizeOf(route))),
    scores: [await searchScore(before), await searchScore(after)],
    api: apiChanges(apiTexts[0], apiTexts[1]),
  });
  const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), values.to);
  fs.writeFileSync(file, page);
  console.log(`Open ${file} in a browser.`);
});
