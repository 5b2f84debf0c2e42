/** `npm run bench:build`: what builds of larger sites take; fails when that grows faster than the number of pages. */
import fs from 'node:fs';
import path from 'node:path';
import {stopChildrenOnSignal} from '../process/children';
import {projectRoot} from '../projectRoot';
import {copySite} from '../siteCopy/copySite';
import {benchProblems, benchTable} from './findings';
import {generatedFolder, generatePages} from './generatePages';
import {type Measured, measureBuild} from './measureBuild';
import {benchHelp, readBenchArguments} from './readBenchArguments';

/** Builds one copy twice: without any cache, and with all of them after a change of one page. */
async function measureSite(pages: number): Promise<Measured[]> {
  const copy = copySite(projectRoot);
  try {
    const files = generatePages(copy.root, pages);
    const cold = await measureBuild(copy.root, files, 'cold');
    const changed = files[0].replace(/^docs\//, '').replace(/html$/, 'mdx');
    fs.appendFileSync(path.join(copy.root, 'docs', changed), '\nOne sentence more.\n');
    return [cold, await measureBuild(copy.root, files, 'warm')];
  } finally {
    copy.dispose();
  }
}

async function bench(args: string[]): Promise<number> {
  const numbers = readBenchArguments(args);
  if (!numbers) {
    console.log(benchHelp);
    return 0;
  }
  stopChildrenOnSignal();
  const all: Measured[] = [];
  for (const pages of numbers) {
    console.log(`Building with ${pages} pages in docs/${generatedFolder} …`);
    all.push(...(await measureSite(pages)));
  }
  console.log(benchTable(all));
  const problems = benchProblems(all);
  for (const sentence of problems) console.error(sentence);
  return problems.length === 0 ? 0 : 1;
}

bench(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
