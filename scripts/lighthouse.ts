/**
 * `npm run lighthouse`: Lighthouse's mobile profile on pages of the last build, as medians of five runs, and the grade
 * that MDN's HTTP Observatory gives to its answers; `npm run lighthouse -- --runs 1 /docs/support` looks once, at this
 * page alone.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {ensureChromium} from './browser/ensureChromium';
import {ensureInstalled} from './install/ensureInstalled.mjs';
import {measurePage} from './lighthouse/measurePage';
import {medianOf} from './lighthouse/medianOf';
import {gradeLine, resultTable, shortfalls} from './lighthouse/report';
import {collectAnswers, gradeSite} from './nginx/gradeSite';
import {serveBuild} from './nginx/serveBuild';
import {stopChildrenOnSignal} from './process/children';
import {projectRoot} from './projectRoot';
import {compressFiles} from './release/compressFiles';
import {createSiteServer} from './server/createSiteServer';
import {ensureNginx} from './server/ensureNginx';
import {listenOnFreePort} from '../sandbox/node/listenOnFreePort';

/** One page of each kind, and the longest guide. */
const pages = [
  '/',
  '/docs/intro',
  '/docs/guides/integration/get-device-packet-data',
  '/docs/device-sdk/terrestrial-module/advertising-packet',
  '/docs/api-specification/register-new-devices',
];

async function lighthouse(): Promise<number> {
  stopChildrenOnSignal();
  const {values, positionals} = parseArgs({
    options: {runs: {type: 'string', default: '5'}},
    allowPositionals: true,
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs is ${values.runs}: give a whole number from 1 on.`);
  const buildDir = path.join(projectRoot, 'build');
  if (!fs.existsSync(path.join(buildDir, 'index.html')))
    throw new Error('There is no build yet: run `npm run build` first.');

  await ensureInstalled(path.join(projectRoot, 'scripts/lighthouse'));
  await ensureChromium(console.log);
  await ensureNginx(console.log);
  // As readers get it: compressed, and by the headers of the CDN.
  const served = fs.mkdtempSync(path.join(os.tmpdir(), 'lighthouse-'));
  process.on('exit', () => fs.rmSync(served, {recursive: true, force: true}));
  fs.cpSync(buildDir, served, {recursive: true});
  await compressFiles(served);
  const server = await listenOnFreePort(createSiteServer(served));

  const chosen = positionals.length > 0 ? positionals : pages;
  const measured = new Map(chosen.map((page) => [page, [] as Awaited<ReturnType<typeof measurePage>>[]]));
  // Pages in turn, so that a busy minute of the machine falls on all of them.
  for (let run = 1; run <= runs; run++) {
    for (const [page, results] of measured) {
      const result = await measurePage(`http://localhost:${server.port}${page}`);
      results.push(result);
      console.log(`${page}, run ${run} of ${runs}: performance ${result.scores.performance}`);
    }
  }
  await server.close();
  const medians = [...measured].map(([page, results]) => ({page, ...medianOf(results)}));
  console.log(`\n${resultTable(medians)}`);
  const nginx = await serveBuild(buildDir);
  const grade = await gradeSite(await collectAnswers(nginx)).finally(() => nginx.stop());
  console.log(`\n${gradeLine(grade)}`);
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
