import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {Zstd} from '@hpcc-js/wasm-zstd';
import {expect, it, onTestFinished} from 'vitest';
import {compressFiles} from './compressFiles';

it('puts smaller copies beside what can be compressed, and nothing beside the rest', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'compress-'));
  onTestFinished(() => fs.rmSync(folder, {recursive: true}));
  const text = 'A page of many words. '.repeat(100);
  const read = (name: string) => fs.readFileSync(path.join(folder, name));
  fs.mkdirSync(path.join(folder, 'docs'));
  const compressible = [
    'docs/intro.html',
    ...['h', 'c', 'py', 'overlay', 'conf', 'svg'].map((end) => `a.${end}`),
  ];
  const others = ['photo.png', '_headers', '_delivery.json'];
  for (const name of [...compressible, ...others]) fs.writeFileSync(path.join(folder, name), text);
  fs.writeFileSync(path.join(folder, 'short.js'), 'let a = 1;');

  await compressFiles(folder, 5);
  const copies = compressible.flatMap((name) => ['br', 'gz', 'zst'].map((ending) => `${name}.${ending}`));
  expect(fs.readdirSync(folder, {recursive: true}).sort()).toEqual(
    ['docs', 'short.js', ...others, ...compressible, ...copies].sort(),
  );
  expect(brotliDecompressSync(read('docs/intro.html.br')).toString()).toBe(text);
  expect(gunzipSync(read('docs/intro.html.gz')).toString()).toBe(text);
  const zstd = await Zstd.load();
  expect(Buffer.from(zstd.decompress(read('docs/intro.html.zst'))).toString()).toBe(text);
});
