/** `npm run bench`: what builds of larger sites take; fails when that grows faster than the number of pages. */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {generatedFolder} from './bench/generatePages';
import {type Measured, measureBuild} from './bench/measureBuild';
import {benchProblems, benchTable} from './bench/report';
import {apiSite, ownSite, stockSite} from './bench/sites';
import {stopChildrenOnSignal} from './process/children';
import type {SiteCopy} from './siteCopy/copySite';

const help = `Builds copies of the site in a temporary folder, and prints what that takes as a table.

  npm run bench -- build --pages 500,2000   generated pages, cold and warm, and the same with stock Docusaurus
  npm run bench -- api --operations 30,600  a reference made of operations of a large OpenAPI file, cold
`;
const pagesFolder = `docs/${generatedFolder}`;

async function measure(all: Measured[], row: Pick<Measured, 'site' | 'pages' | 'kind'>, copy: SiteCopy) {
  console.log(`Building: ${row.site}, ${row.pages}, ${row.kind} …`);
  const folder = row.site === 'API reference' ? 'docs/api-specification' : pagesFolder;
  all.push({...row, ...(await measureBuild(copy.root, folder))});
}

async function benchPages(all: Measured[], pages: number): Promise<void> {
  const [own, stock] = [ownSite(pages), stockSite(pages)];
  try {
    await measure(all, {site: 'own', pages, kind: 'cold'}, own);
    await measure(all, {site: 'stock', pages, kind: 'cold'}, stock);
    const page = path.join(own.root, pagesFolder, 'section-0/part-0/group-0/page-0.mdx');
    fs.appendFileSync(page, '\nOne sentence more.\n');
    await measure(all, {site: 'own', pages, kind: 'warm'}, own);
  } finally {
    own.dispose();
    stock.dispose();
  }
}

async function benchApi(all: Measured[], operations: number): Promise<void> {
  const copy = apiSite(operations);
  await measure(all, {site: 'API reference', pages: operations, kind: 'cold'}, copy).finally(copy.dispose);
}

function numbers(text: string): number[] {
  const all = text.split(',').map(Number);
  if (all.every((one) => Number.isInteger(one) && one > 0)) return all.sort((one, other) => one - other);
  throw new Error(`"${text}" must be whole numbers with commas.`);
}

async function bench(): Promise<string[]> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      pages: {type: 'string', default: '250,500,1000,2000'},
      operations: {type: 'string', default: '30,300,600,1223'},
    },
  });
  const [kind] = positionals;
  if (kind !== 'build' && kind !== 'api') throw new Error(help);
  stopChildrenOnSignal();
  const all: Measured[] = [];
  if (kind === 'build') for (const pages of numbers(values.pages)) await benchPages(all, pages);
  else for (const operations of numbers(values.operations)) await benchApi(all, operations);
  console.log(benchTable(all));
  return benchProblems(all);
}

bench().then(
  (problems) => {
    for (const problem of problems) console.error(problem);
    process.exitCode = problems.length === 0 ? 0 : 1;
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
