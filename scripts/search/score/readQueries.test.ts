import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {readQueries} from './readQueries';

function read(yaml: string) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'queries-'));
  onTestFinished(() => fs.rmSync(folder, {recursive: true}));
  const file = path.join(folder, 'queries.yaml');
  fs.writeFileSync(file, yaml);
  return readQueries(file, new Set(['/', '/docs/keys']));
}

it('reads queries with the pages that answer them', () => {
  expect(read('# Why\n- query: "429"\n  kind: words\n  pages: [/docs/keys, /]\n')).toEqual([
    {query: '429', kind: 'words', pages: ['/docs/keys', '/']},
  ]);
});

it.each([
  [
    'a page that the site lacks',
    '- {query: key, kind: words, pages: [/docs/gone]}',
    /"key" names the page \/docs\/gone/,
  ],
  ['a path without a slash', '- {query: key, kind: words, pages: [docs/keys]}', /\[0\]\.pages\[0\]/],
  ['an unknown kind', '- {query: key, kind: guess, pages: [/]}', /\[0\]\.kind/],
  ['a query that is no text', '- {query: 429, kind: words, pages: [/]}', /\[0\]\.query/],
  ['no pages', '- {query: key, kind: words, pages: []}', /\[0\]\.pages/],
  [
    'a query that comes twice',
    '- {query: key, kind: words, pages: [/]}\n- {query: key, kind: typo, pages: [/]}',
    /\[1\].*duplicate/,
  ],
  ['an empty list, which would pass every gate', '[]', /at least 1/],
  ['an empty file', '# nothing\n', /must be an array/],
])('refuses %s, and names the file', (_, yaml, problem) => {
  expect(() => read(yaml)).toThrow(problem);
  expect(() => read(yaml)).toThrow(/queries\.yaml: /);
});
