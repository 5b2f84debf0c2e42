/** `npm run search:score`: how well search finds the right pages of the last build; fails below the gates. */
import fs from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {searchFolder} from '../../config/search';
import {SearchIndex} from '../../plugins/search/shared/engine/SearchIndex';
import {type Manifest, manifestName} from '../../plugins/search/shared/page';
import type {SearchablePage} from '../../plugins/search/shared/page';
import {answerQueries} from '../../plugins/search/shared/wire/answerQueries';
import {projectRoot} from '../projectRoot';
import {missedQueries, rankAnswer, rate, shortfalls} from './score/rate';
import {readQueries} from './score/readQueries';

function score(): number {
  const folder = path.join(projectRoot, 'build', searchFolder);
  if (!fs.existsSync(folder)) throw new Error(`${folder} does not exist: run \`npm run build\` first.`);
  const read = (name: string) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'));
  const {siteAddress, files}: Manifest = read(manifestName);
  const [latest] = files;
  if (!latest) throw new Error(`${folder}/${manifestName} names no file.`);
  const pages: SearchablePage[] = read(latest.file);
  const known = new Set(pages.map((page) => `/${page.path}`));
  const queries = readQueries(path.join(projectRoot, 'scripts/search/score/queries.yaml'), known);

  const index = new SearchIndex(pages, siteAddress);
  const toPage = (url: string) => `/${url.slice(siteAddress.length).replace(/#.*/, '')}`;
  const times: number[] = [];
  const answers = queries.map((query) => {
    const start = performance.now();
    answerQueries(index, {requests: [{indexName: 'docs', query: query.query}]});
    times.push(performance.now() - start);
    return rankAnswer(
      query,
      index.search(query.query).map(({record}) => toPage(record.url)),
    );
  });
  times.sort((a, b) => a - b);
  const rating = rate(answers);
  console.log(`${queries.length} queries over ${latest.records} records of ${pages.length} pages\n`);
  console.log(`Right page first:      ${rating.successAt1.toFixed(3)}`);
  console.log(`Among the first three: ${rating.successAt3.toFixed(3)}`);
  console.log(`Mean reciprocal rank:  ${rating.meanReciprocalRank.toFixed(3)}`);
  console.log(`Time of an answer:     median ${times[times.length >> 1]?.toFixed(1)} ms`);
  const bytes = brotliCompressSync(fs.readFileSync(path.join(folder, latest.file))).length;
  console.log(`Index:                 ${bytes} bytes, compressed with Brotli\n`);
  for (const line of missedQueries(answers)) console.log(line);
  const problems = shortfalls(rating, bytes);
  for (const problem of problems) console.error(problem);
  return problems.length === 0 ? 0 : 1;
}

try {
  process.exitCode = score();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
