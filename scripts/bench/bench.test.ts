import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {projectRoot} from '../projectRoot';
import {benchProblems, benchTable} from './findings';
import {generatedPage, generatePages} from './generatePages';
import type {Measured} from './measureBuild';
import {readBenchArguments} from './readBenchArguments';
import {watchMemory} from './watchMemory';

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
});
afterEach(() => fs.rmSync(root, {recursive: true}));

it('generates pages in nested categories, which the sidebar names', () => {
  fs.copyFileSync(path.join(projectRoot, 'sidebars.ts'), path.join(root, 'sidebars.ts'));
  const files = generatePages(root, 105);
  expect(files).toHaveLength(105);
  expect(files[0]).toBe('docs/generated/section-0/part-0/group-0/page-0.html');
  expect(files[104]).toBe('docs/generated/section-0/part-1/group-10/page-104.html');
  expect(fs.readFileSync(path.join(root, files[104].replace('.html', '.mdx')), 'utf8')).toBe(
    generatedPage(104),
  );
  generatePages(root, 1);
  const sidebar = fs.readFileSync(path.join(root, 'sidebars.ts'), 'utf8');
  expect(sidebar.match(/dirName: 'generated'/g)).toHaveLength(1);
});

it('finds what grows faster than the number of pages', () => {
  const measured = (pages: number, change: Partial<Measured> = {}): Measured => ({
    ...{pages, kind: 'cold', seconds: pages / 10, memory: 1e9, html: 30_000, htmlBrotli: 6_000},
    ...change,
  });
  expect(benchProblems([measured(250), measured(1_000)])).toEqual([]);
  expect(benchProblems([measured(250), measured(1_000, {seconds: 130})])).toEqual([
    'cold: a page of 1000 takes 1.30 times as long as one of 250.',
  ]);
  expect(benchProblems([measured(250), measured(1_000, {html: 34_000})])).toEqual([
    'cold: a page of 1000 has 34000 bytes of HTML, one of 250 has 30000.',
  ]);
  expect(benchProblems([measured(250, {memory: 6.5e9})])[0]).toContain('6.50 GB');
  expect(benchProblems([measured(250, {memory: 0})])[0]).toContain('not known');
  expect(benchTable([measured(1_000)])).toContain('| 1,000 | cold | 100.0 | 1.00 | 30.0 | 6.0 |');
});

it.runIf(process.platform === 'linux')('sees the memory of children', async () => {
  const memory = watchMemory();
  const program = 'const kept = Buffer.alloc(150e6, 1); setTimeout(() => kept, 1500)';
  const child = spawn(process.execPath, ['-e', program]);
  await once(child, 'exit');
  const peak = memory();
  expect(peak).toBeGreaterThan(150e6);
});

it('reads how many pages', () => {
  expect(readBenchArguments(['--pages', '500,250'])).toEqual([250, 500]);
  expect(readBenchArguments([])).toEqual([250, 500, 1_000, 2_000]);
  expect(readBenchArguments(['--help'])).toBeUndefined();
  for (const pages of ['0', '1.5', 'x', ''])
    expect(() => readBenchArguments(['--pages', pages])).toThrow(`--pages is ${pages}`);
});
