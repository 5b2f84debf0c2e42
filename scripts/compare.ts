/**
 * `npm run compare`: builds the site as it was where this branch began, and as it is now, and writes one HTML file for
 * whoever reviews the change: pages before and after beside each other, what became heavier, what search finds, and what
 * changed in the API. Options: `--since <branch or commit>` (default: origin/main), `--to <file>`.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {BuiltSite} from './analyze/BuiltSite';
import {ensureChromium} from './browser/ensureBrowsers';
import {apiChanges} from './compare/apiChanges';
import {buildBoth} from './compare/buildBoth';
import {changedRoutes} from './compare/changedRoutes';
import {comparisonPage} from './compare/comparisonPage';
import {takePictures} from './compare/takePictures';
import {main} from './process/main';
import {runCommand} from './process/runCommand';
import {projectRoot} from './projectRoot';

/** More pages make a file that no reviewer opens; the others are named. */
const mostPictured = 12;
const apiFile = 'openapi/platform-api.yaml';

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
  const {commit, before, after} = await buildBoth(projectRoot, values.since, console.log);
  const [old, own] = [before, after].map(
    (root) => new BuiltSite(path.join(root, 'build'), path.join(root, '.docusaurus')),
  );
  const routes = changedRoutes(old, own);
  console.log(`${routes.length} pages differ. Taking pictures of ${Math.min(routes.length, mostPictured)} …`);
  const apiTexts = [before, after].map((root) => fs.readFileSync(path.join(root, apiFile), 'utf8'));
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
