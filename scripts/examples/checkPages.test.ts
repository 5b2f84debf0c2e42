import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {contentHash, passedPages} from './checkPages';

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'examples-cache-'));
});
afterEach(() => fs.rmSync(root, {recursive: true}));

const result = {page: 'docs/a.mdx', blocks: 2, failed: 0, notRun: 0, problems: []};

it('recalls a page that passed while nothing has changed', () => {
  const cache = passedPages(path.join(root, 'cache'));
  expect(cache.recall('docs/a.mdx', ['one', 'two'])).toBeUndefined();
  cache.remember(result, ['one', 'two']);
  expect(cache.recall('docs/a.mdx', ['one', 'two'])).toEqual(result);
  expect(cache.recall('docs/a.mdx', ['one', 'three'])).toBeUndefined();
  expect(cache.recall('docs/a.mdx', ['onetwo'])).toBeUndefined();
  expect(cache.recall('docs/b.mdx', ['one', 'two'])).toBeUndefined();
});

it('forgets a page that failed', () => {
  const cache = passedPages(root);
  cache.remember({...result, problems: [{page: 'docs/a.mdx', line: 1, message: 'no'}]}, ['one']);
  expect(cache.recall('docs/a.mdx', ['one'])).toBeUndefined();
});

it('sees every change of content and name, and nothing that is left out', () => {
  const write = (name: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
    fs.writeFileSync(path.join(root, name), text);
  };
  const hash = () => contentHash(root, ['a', 'b'], /\.test\.ts$/);
  const hashes = new Set<string>();
  for (const [name, text] of [
    ['a/one.ts', '1'],
    ['a/one.ts', '2'],
    ['a/two.ts', '2'],
    ['b', '2'],
  ]) {
    write(name, text);
    hashes.add(hash());
  }
  expect(hashes.size).toBe(4);
  write('a/one.test.ts', '3');
  write('c', '3');
  expect(hashes).toContain(hash());
});
