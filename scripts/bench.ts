/** `npm run bench`: what builds of larger sites take; fails when that grows faster than the number of pages. */
import fs from 'node:fs';
import path from 'node:path';
import {firstPage} from './bench/generatePages';
import {benchProblems, benchTable, type Measured, measureBuild} from './bench/measureBuild';
import {apiSite, ownSite, stockSite} from './bench/sites';
import {main} from './process/main';

const help = `Builds copies of the site in a temporary folder, and prints what that takes as a table.

  npm run bench -- build 500 2000   generated pages, cold and warm, and the same with stock Docusaurus
  npm run bench -- api 30 600       a reference made of operations of a large OpenAPI file, cold
`;
const all: Measured[] = [];

async function measure(root: string, row: Pick<Measured, 'site' | 'pages' | 'kind'>) {
  console.log(`Building: ${row.site}, ${row.pages}, ${row.kind} …`);
  all.push({...row, ...(await measureBuild(root, row.site === 'API reference'))});
}

async function benchPages(pages: number): Promise<void> {
  const [own, stock] = [ownSite(pages), stockSite(pages)];
  try {
    await measure(own.root, {site: 'own', pages, kind: 'cold'});
    await measure(stock.root, {site: 'stock', pages, kind: 'cold'});
    fs.appendFileSync(path.join(own.root, firstPage), '\nOne sentence more.\n');
    await measure(own.root, {site: 'own', pages, kind: 'warm'});
  } finally {
    own.dispose();
    stock.dispose();
  }
}

async function benchApi(pages: number): Promise<void> {
  const copy = apiSite(pages);
  await measure(copy.root, {site: 'API reference', pages, kind: 'cold'}).finally(copy.dispose);
}

main(async () => {
  const [kind, ...given] = process.argv.slice(2);
  const sizes = given.map(Number).sort((one, other) => one - other);
  if (!sizes.every((one) => Number.isInteger(one) && one > 0))
    throw new Error(`"${given.join(' ')}" must be whole numbers.\n\n${help}`);
  if (kind === 'build')
    for (const size of sizes.length > 0 ? sizes : [250, 500, 1000, 2000]) await benchPages(size);
  else if (kind === 'api')
    for (const size of sizes.length > 0 ? sizes : [30, 300, 600, 1223]) await benchApi(size);
  else throw new Error(help);
  console.log(benchTable(all));
  const problems = benchProblems(all);
  for (const problem of problems) console.error(problem);
  return problems.length === 0 ? 0 : 1;
});
