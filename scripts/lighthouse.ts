/**
 * `npm run lighthouse`: Lighthouse's mobile profile on pages of the last build, as medians of five runs, and the grade
 * that MDN's HTTP Observatory gives to what the build has a host send. `-- --runs 1 /docs/support` looks at one page
 * once; `-- --against <folder>` measures another build in turn with it, and compares the two.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {listenOnFreePort} from '../sandbox/node/listenOnFreePort';
import {ensureChromium} from './browser/ensureBrowsers';
import {ensureInstalled} from './install/ensureInstalled.mjs';
import {gradeSite} from './lighthouse/gradeSite';
import {measurePage, type PageMeasure} from './lighthouse/measurePage';
import {comparisonTable, gradeLine, medianOf, resultTable, shortfalls} from './lighthouse/report';
import {main} from './process/main';
import {inRoot} from './projectRoot';
import {compressFiles} from './release/compressFiles';
import {createSiteServer, readDelivery} from './server/createSiteServer';

/** One page of each kind, and the longest guide. */
const pages = [
  '/',
  '/docs/intro',
  '/docs/guides/integration/get-device-packet-data',
  '/docs/device-sdk/terrestrial-module/advertising-packet',
  '/docs/api-specification/register-new-devices',
];

/** Serves a build as readers get it: compressed, with the headers of the CDN. Returns its origin. */
async function serve(folder: string): Promise<string> {
  if (!fs.existsSync(path.join(folder, 'index.html')))
    throw new Error(`${folder} holds no build: run \`npm run build\` first, or name the folder of a build.`);
  const served = fs.mkdtempSync(path.join(os.tmpdir(), 'lighthouse-'));
  process.on('exit', () => fs.rmSync(served, {recursive: true, force: true}));
  fs.cpSync(folder, served, {recursive: true});
  await compressFiles(served);
  const {port} = await listenOnFreePort(createSiteServer(served));
  return `http://localhost:${port}`;
}

main(async () => {
  const text = {type: 'string'} as const;
  const {values, positionals} = parseArgs({
    options: {runs: {...text, default: '5'}, build: text, against: text},
    allowPositionals: true,
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs is ${values.runs}: give a whole number from 1 on.`);
  const named = (folder: string) => path.resolve(process.env.INIT_CWD ?? process.cwd(), folder);
  const build = values.build ? named(values.build) : inRoot('build');
  const folders = values.against ? [build, named(values.against)] : [build];
  const chosen = positionals.length > 0 ? positionals : pages;

  await ensureInstalled(inRoot('scripts/lighthouse'));
  await ensureChromium(console.log);
  const builds: {build: string; origin: string}[] = [];
  for (const folder of folders) builds.push({build: folder, origin: await serve(folder)});
  const measured = chosen.flatMap((page) =>
    builds.map((each) => ({page, ...each, measures: [] as PageMeasure[]})),
  );
  // In turn, so that a busy minute of the machine falls on all of them; and neither build is always the first.
  for (let run = 1; run <= runs; run++)
    for (const {page, build: folder, origin, measures} of run % 2 === 0 ? measured.toReversed() : measured) {
      const result = await measurePage(origin + page);
      measures.push(result);
      const of = values.against ? ` of ${folder}` : '';
      console.log(`${page}${of}, run ${run} of ${runs}: performance ${result.scores.performance}`);
    }

  if (values.against) {
    console.log(`\n${comparisonTable(measured)}`);
    return 0;
  }
  const medians = measured.map(({page, measures}) => ({page, ...medianOf(measures)}));
  const grade = await gradeSite(readDelivery(build), fs.readFileSync(path.join(build, 'index.html'), 'utf8'));
  console.log(`\n${resultTable(medians)}\n\n${gradeLine(grade)}`);
  return shortfalls(medians, grade);
});
