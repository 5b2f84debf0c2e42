/** `npm run search:score`: how well search finds the right pages of the last build; fails below the gates. */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {brotliCompressSync} from 'node:zlib';
import groupBy from 'lodash/groupBy';
import partition from 'lodash/partition';
import {searchFolder} from '../../config/search';
import {SearchIndex} from '../../plugins/search/shared/engine/SearchIndex';
import {type Manifest, manifestName, withTexts} from '../../plugins/search/shared/page';
import {toRecords} from '../../plugins/search/shared/records';
import {answerQueries} from '../../plugins/search/shared/wire/answerQueries';
import {isHeldOut} from '../../tests/questions/isHeldOut';
import {placesOf, readQuestions} from '../../tests/questions/readQuestions';
import {endWith} from '../process/main';
import {inRoot} from '../projectRoot';
import {type Find, hostedSearch, withPeers} from './score/peers';
import {type Answer, missedQueries, rankAnswer, rate, shortfalls, tableLine} from './score/rate';
import {readQueries, type ScoredQuery} from './score/readQueries';

/** Least that search has to reach, and most that the two files of its index may weigh, in bytes; `npm test` fails beyond. */
const gates = {
  queries: {successAt1: 0.94, successAt3: 0.985},
  heldOut: {successAt1: 0.79, successAt3: 0.94},
  manifest: 12_000,
  texts: 206_000,
};

async function score(): Promise<string[]> {
  const {values} = parseArgs({options: {peers: {type: 'boolean'}}});
  const folder = inRoot('build', searchFolder);
  if (!fs.existsSync(folder)) throw new Error(`${folder} does not exist: run \`npm run build\` first.`);
  const read = (name: string) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'));
  const {siteAddress, versions}: Manifest = read(manifestName);
  const [latest] = versions;
  const pages = withTexts(latest.pages, read(latest.texts));
  const known = new Set(pages.map((page) => `/${page.path}`));
  const queries = readQueries(inRoot('scripts/search/score/queries.yaml'), known);
  const questions = ['firmware', 'backend'].flatMap((name) => sentences(name, known));
  const toPage = (url: string) => `/${url.slice(siteAddress.length).replace(/#.*/, '')}`;

  /** Ranks what an engine finds, and prints a table of it. */
  async function ask(name: string, find: Find) {
    const times: number[] = [];
    const answers: Answer[] = [];
    for (const query of [...queries, ...questions]) {
      const start = performance.now();
      const found = await find(query.query);
      times.push(performance.now() - start);
      answers.push(rankAnswer(query, found.slice(0, shownHits).map(toPage)));
    }
    const [asked, short] = partition(answers, ({kind}) => kind === 'sentence');
    const [heldOut, tuning] = partition(asked, ({query}) => isHeldOut(query));
    times.sort((a, b) => a - b);
    const time = (share: number) => times[Math.floor(times.length * share)]?.toFixed(1);
    console.log(`| ${name} | Number | Right page first | Among the first three | Mean reciprocal rank |`);
    console.log('| --- | --- | --- | --- | --- |');
    const sets = {
      'sentences, held-out half': heldOut,
      'sentences, tuning half': tuning,
      'short queries': short,
    };
    for (const [set, ranked] of Object.entries({...sets, ...groupBy(short, 'kind')}))
      console.log(tableLine(set, ranked));
    console.log(`\nTime of an answer: median ${time(0.5)} ms, 95 % within ${time(0.95)} ms\n`);
    return {short, tuning, heldOut};
  }

  console.log(`${latest.records} records of ${pages.length} pages\n`);
  const index = new SearchIndex(pages, siteAddress);
  const {short, tuning, heldOut} = await ask('This site', (query) => {
    const requests = [{indexName: 'docs', query, hitsPerPage: shownHits}];
    return answerQueries(index, {requests}).results[0]?.hits.map(({url}) => String(url)) ?? [];
  });
  const hosted = hostedSearch(shownHits);
  if (hosted) await ask('Hosted search', hosted);
  if (values.peers) {
    const records = pages.flatMap((page) => toRecords(page, siteAddress));
    await withPeers(records, shownHits, ask);
  }
  const weigh = (name: string) => brotliCompressSync(fs.readFileSync(path.join(folder, name))).length;
  const weights = {manifest: weigh(manifestName), texts: weigh(latest.texts)};
  console.log(
    `Index: ${weights.manifest} bytes for the first answer, then ${weights.texts}, compressed with Brotli\n`,
  );
  // The other half stays unread: who knows its misses tunes by them.
  for (const line of missedQueries([...short, ...tuning])) console.log(line);
  const heavy = (['manifest', 'texts'] as const).filter((name) => weights[name] > gates[name]);
  return [
    ...shortfalls('Short queries', rate(short), gates.queries),
    ...shortfalls('Held-out sentences', rate(heldOut), gates.heldOut),
    ...heavy.map(
      (name) =>
        `The file of ${name} weighs ${weights[name]} bytes compressed; at most ${gates[name]} are allowed.`,
    ),
  ];
}

/** Hits that a reader gets at first: what comes later counts as not found. */
const shownHits = 20;

/** The questions of a file of tests/questions, as queries that one page answers. */
function sentences(name: string, known: ReadonlySet<string>): ScoredQuery[] {
  const file = inRoot('tests/questions', `${name}.yaml`);
  return readQuestions(file, known).flatMap((one) =>
    'page' in one
      ? [{query: one.question, kind: 'sentence', pages: placesOf(one).map(({page}) => page)}]
      : [],
  );
}

endWith(score());
