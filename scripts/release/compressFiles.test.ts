import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {Zstd} from '@hpcc-js/wasm-zstd';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {compressFiles} from './compressFiles';
import {stampFiles} from './stampFiles';

let folder: string;
const file = (name: string) => path.join(folder, name);
const text = 'A page of many words. '.repeat(100);

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'compress-'));
});
afterEach(() => fs.rmSync(folder, {recursive: true}));

it('puts smaller copies beside what can be compressed, and nothing beside the rest', async () => {
  fs.mkdirSync(file('docs'));
  for (const name of ['docs/intro.html', 'photo.png', '_headers', '_delivery.json'])
    fs.writeFileSync(file(name), text);
  fs.writeFileSync(file('short.js'), 'let a = 1;');
  const sum = await compressFiles(folder, 5);
  expect(fs.readdirSync(folder, {recursive: true}).sort()).toEqual(
    [
      '_delivery.json',
      '_headers',
      'docs',
      'docs/intro.html',
      'docs/intro.html.br',
      'docs/intro.html.gz',
      'docs/intro.html.zst',
    ].concat(['photo.png', 'short.js']),
  );
  expect(brotliDecompressSync(fs.readFileSync(file('docs/intro.html.br'))).toString()).toBe(text);
  expect(gunzipSync(fs.readFileSync(file('docs/intro.html.gz'))).toString()).toBe(text);
  const zstd = await Zstd.load();
  const unpacked = zstd.decompress(fs.readFileSync(file('docs/intro.html.zst')));
  expect(Buffer.from(unpacked).toString()).toBe(text);
  expect(sum).toMatchObject({files: 1, bytes: text.length});
});

it.each(['h', 'c', 'py', 'overlay', 'conf', 'svg'])(
  'compresses files that readers download: .%s',
  async (ending) => {
    fs.writeFileSync(file(`a.${ending}`), text);
    expect((await compressFiles(folder, 5)).files).toBe(1);
    expect(fs.existsSync(file(`a.${ending}.br`))).toBe(true);
  },
);

it('stamps files by their content: the same for the same, another for another of the same size', async () => {
  const contents = {a: 'one', b: 'two', c: 'one'};
  for (const [name, content] of Object.entries(contents)) fs.writeFileSync(file(name), content);
  await stampFiles(folder);
  const [a, b, c] = ['a', 'b', 'c'].map((name) => fs.statSync(file(name)).mtimeMs);
  expect(a).toBe(c);
  expect(a).not.toBe(b);
  expect(a % 1_000).toBe(0);
});
