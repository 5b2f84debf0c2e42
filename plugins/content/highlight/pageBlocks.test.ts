import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {writePageBlocks} from './pageBlocks';

const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'page-blocks-')), 'blocks');
afterAll(() => fs.rmSync(path.dirname(folder), {recursive: true, force: true}));

it('never writes other blocks into a file that a cached page may import', () => {
  const before = writePageBlocks(folder, 'docs/page.mdx', ['<p>1</p>']);
  const after = writePageBlocks(folder, 'docs/page.mdx', ['<p>2</p>']);
  expect(after).not.toBe(before);
  expect(JSON.parse(fs.readFileSync(before, 'utf8'))).toEqual(['<p>1</p>']);
  expect(JSON.parse(fs.readFileSync(after, 'utf8'))).toEqual(['<p>2</p>']);
});

it('finds the file again while the blocks stay the same, page by page', () => {
  const file = writePageBlocks(folder, 'docs/page.mdx', ['<p>1</p>']);
  expect(writePageBlocks(folder, 'docs/page.mdx', ['<p>1</p>'])).toBe(file);
  expect(writePageBlocks(folder, 'docs/other.mdx', ['<p>1</p>'])).not.toBe(file);
});
