/**
 * `npm run lighthouse`: Lighthouse's mobile profile on pages of the last build, as medians of five runs, and the grade
 * that MDN's HTTP Observatory gives to what the build has a host send. `-- --runs 1 /docs/support` looks at one page
 * once; `-- --against <folder>` measures another build in turn with it, and compares the two.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {ensureChromium} from './browser/ensureChromium';
import {ensureInstalled} from './install/ensureInstalled.mjs';
import {gradeSite} from './lighthouse/gradeSite';
import {measurePage} from './lighthouse/measurePage';
import {medianOf} from './lighthouse/medianOf';
import type {PageMeasure} from './lighthouse/readReport';
import {comparisonTable, gradeLine, resultTable, shortfalls} from './lighthouse/report';
import {stopChildrenOnSignal} from './process/children';
import {projectRoot} from './projectRoot';
import {compressFiles} from './release/compressFiles';
import {createSiteServer} from './server/createSiteServer';
import {listenOnFreePort} from '../sandbox/node/listenOnFreePort';
import {readDelivery} from './server/readDelivery';

/** One page of each kind, and the longest guide. */
const pages = [
  '/',
  '/docs/intro',
  '/docs/guides/integration/get-device-packet-data',
  '/docs/device-sdk/terrestrial-module/advertising-packet',
  '/docs/api-specification/register-new-devices',
];

/** A build, and what was measured of it. */
interface MeasuredBuild {
  folder: string;
  origin: string;
  byPage: Map<string, PageMeasure[]>;
}

/** Serves a build as readers get it: compressed, with the headers of the CDN. */
async function serve(folder: string, chosen: string[]): Promise<MeasuredBuild> {
  if (!fs.existsSync(path.join(folder, 'index.html')))
    throw new Error(`${folder} holds no build: run \`npm run build\` first, or name the folder of a build.`);
  const served = fs.mkdtempSync(path.join(os.tmpdir(), 'lighthouse-'));
  process.on('exit', () => fs.rmSync(served, {recursive: true, force: true}));
  fs.cpSync(folder, served, {recursive: true});
  await compressFiles(served);
  const {port} = await listenOnFreePort(createSiteServer(served));
  return {folder, origin: `http://localhost:${port}`, byPage: new Map(chosen.map((page) => [page, []]))};
}

/** Measures builds and pages in turn, so that a busy minute of the machine falls on all of them. */
async function measure(builds: readonly MeasuredBuild[], runs: number): Promise<void> {
  for (let run = 1; run <= runs; run++) {
    for (const page of builds[0].byPage.keys()) {
      // Neither build is always the one that comes first.
      for (const {folder, origin, byPage} of run % 2 === 0 ? builds.toReversed() : builds) {
        const result = await measurePage(origin + page);
        byPage.get(page)?.push(result);
        const of = builds.length > 1 ? ` of ${folder}` : '';
        console.log(`${page}${of}, run ${run} of ${runs}: performance ${result.scores.performance}`);
      }
    }
  }
}

async function lighthouse(): Promise<number> {
  stopChildrenOnSignal();
  const {values, positionals} = parseArgs({
    options: {runs: {type: 'string', default: '5'}, build: {type: 'string'}, against: {type: 'string'}},
    allowPositionals: true,
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs is ${values.runs}: give a whole number from 1 on.`);
  const named = (folder: string) => path.resolve(process.env.INIT_CWD ?? process.cwd(), folder);
  const build = values.build ? named(values.build) : path.join(projectRoot, 'build');
  const folders = values.against ? [build, named(values.against)] : [build];

  await ensureInstalled(path.join(projectRoot, 'scripts/lighthouse'));
  await ensureChromium(console.log);
  const chosen = positionals.length > 0 ? positionals : pages;
  const builds: MeasuredBuild[] = [];
  for (const folder of folders) builds.push(await serve(folder, chosen));
  await measure(builds, runs);

  if (builds.length > 1) {
    const comparisons = chosen.map((page) => ({
      page,
      builds: Object.fromEntries(builds.map(({folder, byPage}) => [folder, byPage.get(page) ?? []])),
    }));
    console.log(`\n${comparisonTable(comparisons)}`);
    return 0;
  }
  const medians = [...builds[0].byPage].map(([page, results]) => ({page, ...medianOf(results)}));
  const grade = await gradeSite(readDelivery(build), fs.readFileSync(path.join(build, 'index.html'), 'utf8'));
  console.log(`\n${resultTable(medians)}\n\n${gradeLine(grade)}`);
  const problems = shortfalls(medians, grade);
  for (const problem of problems) console.error(problem);
  return problems.length === 0 ? 0 : 1;
}

lighthouse().then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
