/** `npm run search:benchmark`: what the first query of a site of 50,000 records costs; fails over the budget. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {writeIndex} from '../../plugins/search/records/writeIndex';
import {bytesPerAnswer} from '../../plugins/search/shared/engine/IndexDownload';
import {split} from '../../config/search';
import {type FirstAnswer, firstAnswer} from './benchmark/firstAnswer';
import {generateSite} from './benchmark/generateSite';

const records = 50_000;
const queries = 40;

async function benchmark(): Promise<number> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'search-benchmark-'));
  try {
    const site = generateSite(records, queries);
    const manifest = await writeIndex(folder, site.pages, {siteAddress: 'https://docs.example/', ...split});
    const answers: FirstAnswer[] = [];
    for (const {query, page} of site.queries) answers.push(await firstAnswer(folder, manifest, query, page));
    const bytes = answers.map((answer) => answer.bytes).sort((a, b) => a - b);
    const times = answers.map((answer) => answer.milliseconds).sort((a, b) => a - b);
    const share = (most: number) => answers.filter(({rank}) => rank >= 1 && rank <= most).length / queries;
    const largest = bytes.at(-1) ?? 0;
    const whole = manifest.parts.reduce((sum, part) => sum + part.bytes, 0);
    console.log(
      `${manifest.records} records of ${site.pages.length} pages in ${manifest.parts.length} parts, ${whole} bytes in all`,
    );
    console.log(`Directory of words: ${manifest.directory?.bytes ?? 0} bytes`);
    console.log(
      `First answer: median ${bytes[bytes.length >> 1]} bytes, at most ${largest} of ${bytesPerAnswer}`,
    );
    console.log(
      `First answer: median ${times[times.length >> 1]?.toFixed(0)} ms with download from disk and indexing`,
    );
    console.log(
      `Right page first in ${share(1).toFixed(2)} of ${queries} first answers, among three in ${share(3).toFixed(2)}`,
    );
    if (largest <= bytesPerAnswer) return 0;
    console.error(`A first answer took ${largest} bytes; at most ${bytesPerAnswer} are allowed.`);
    return 1;
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}

benchmark().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(error.stack);
    process.exitCode = 1;
  },
);
