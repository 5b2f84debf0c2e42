/** `npm run search:score`: how well search finds the right pages, beside other engines; fails below the gates. */
import path from 'node:path';
import {toRecords} from '../../plugins/search/shared/toRecords';
import {projectRoot} from '../projectRoot';
import {embedded, otherEngines} from './score/engines';
import {measureLatency} from './score/measureLatency';
import {ask, rate} from './score/rate';
import {readBuiltIndex} from './score/readBuiltIndex';
import {readQueries} from './score/readQueries';
import {missedQueries, ratingTable, shortfalls} from './score/scoreReport';

const queriesFile = path.join(projectRoot, 'scripts', 'search', 'score', 'queries.yaml');

async function score(onlyOurs: boolean): Promise<number> {
  const {folder, manifest, pages} = readBuiltIndex(path.join(projectRoot, 'build'));
  const {siteAddress} = manifest;
  const toPage = (url: string) => `/${url.slice(siteAddress.length).replace(/#.*/, '')}`;
  const queries = readQueries(queriesFile, new Set(pages.map((page) => `/${page.path}`)));

  const ours = ask(embedded(pages, siteAddress), queries, toPage);
  const rows = [{name: 'embedded', ...rate(ours)}];
  if (!onlyOurs) {
    const records = pages.flatMap((page) => toRecords(page, siteAddress));
    for (const engine of otherEngines(records))
      rows.push({name: engine.name, ...rate(ask(engine, queries, toPage))});
  }
  const latency = await measureLatency(
    folder,
    queries.map(({query}) => query),
    onlyOurs ? 1 : 5,
  );
  const bytes = manifest.parts.reduce((sum, part) => sum + part.bytes, manifest.directory?.bytes ?? 0);

  console.log(`${queries.length} queries over ${manifest.records} records of ${pages.length} pages\n`);
  console.log(ratingTable(rows));
  console.log(
    `\nLatency in a worker: median ${latency.median.toFixed(1)} ms, 95 % within ${latency.percentile95.toFixed(1)} ms`,
  );
  console.log(`Index: ${bytes} bytes, compressed with Brotli\n`);
  for (const line of missedQueries(ours)) console.log(line);
  const problems = shortfalls(rate(ours), bytes);
  for (const problem of problems) console.error(problem);
  return problems.length === 0 ? 0 : 1;
}

score(process.argv.includes('--only-ours')).then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
