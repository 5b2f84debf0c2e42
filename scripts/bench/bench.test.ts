import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {generatedPage} from './generatePages';
import {benchProblems, benchTable, type Measured} from './measureBuild';
import {ownSite, stockSite} from './sites';

const measured = (pages: number, change: Partial<Measured> = {}): Measured => ({
  ...{site: 'own', pages, kind: 'cold', seconds: pages / 10, memory: 1e9, html: 30_000},
  ...change,
});

it('generates pages in nested categories, and names them in our sidebar', () => {
  const [stock, own] = [stockSite(105), ownSite(1)];
  const page = path.join(stock.root, 'docs/generated/section-0/part-1/group-10/page-104.mdx');
  expect(fs.readFileSync(page, 'utf8')).toBe(generatedPage(104));
  expect(fs.readFileSync(path.join(own.root, 'sidebars.ts'), 'utf8')).toContain("dirName: 'generated'");
  stock.dispose();
  own.dispose();
});

it('finds what grows faster than the number of pages, and what stock Docusaurus does sooner', () => {
  expect(benchProblems([measured(250), measured(1_000), measured(1_000, {site: 'stock'})])).toEqual([]);
  const problems = benchProblems([
    measured(250),
    measured(1_000, {seconds: 130, html: 34_000, memory: 6.5e9}),
    measured(1_000, {site: 'stock', seconds: 129}),
  ]);
  expect(problems).toEqual([
    '1000 pages take 6.5 GB, at most 6 are allowed.',
    'cold: one of 1000 takes 1.30 times as long as of 250.',
    'A page of 1000 has 34000 bytes of HTML, one of 250 has 30000.',
    '1000 pages take 130.0 s, stock Docusaurus takes 129.0.',
  ]);
  const rows = benchTable([measured(1_000)])
    .replace(/ +/g, ' ')
    .split('\n');
  expect(rows.at(-1)).toBe('| own | 1,000 | cold | 100.0 | 1.00 | 30.0 |');
});
