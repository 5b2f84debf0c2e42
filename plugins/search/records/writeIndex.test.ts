import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {expect, it, onTestFinished} from 'vitest';
import {manifestName} from '../shared/manifest';
import {pageOf} from '../shared/pageFixture';
import {writeIndex} from './writeIndex';

const pages = [
  pageOf('', 'Landing', [], {tag: 'default'}),
  pageOf('docs/1.0/a', 'Antenna of old', [], {tag: 'docs-default-1.0'}),
  pageOf('docs/a', 'Antenna', ['Place it well.']),
  pageOf('docs/b', 'Battery', ['It lasts.']),
];
const latest = [pages[0], pages[2], pages[3]];

async function write(contents = pages) {
  const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'search-')), 'not yet there');
  onTestFinished(() => fs.rmSync(path.dirname(folder), {recursive: true}));
  const manifest = await writeIndex(folder, contents, 'https://docs.example/');
  const read = (name = '') => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'));
  return {folder, manifest, read, files: fs.readdirSync(folder).sort()};
}

it('writes a file for each version, the latest first, and a manifest that leads to them', async () => {
  const {manifest, read, files} = await write();
  expect(read(manifestName)).toEqual(manifest);
  expect(manifest).toMatchObject({
    siteAddress: 'https://docs.example/',
    files: [
      {tag: 'docs-default-current', records: 5},
      {tag: 'docs-default-1.0', records: 2},
    ],
  });
  const names = manifest.files.map(({file}) => file);
  expect(files).toEqual([manifestName, ...names].sort());
  expect(names.map(read)).toEqual([latest, [pages[0], pages[1]]]);
  for (const name of names) expect(name).toMatch(/^pages\.[\da-f]{8}\.json$/);
});

it('says how many bytes travel', async () => {
  const words = Array.from({length: 2_000}, (_, number) => `word${(number * 7_919) % 2_003}`);
  const {folder, manifest} = await write([pageOf('docs/a', 'Words', [words.join(' ')])]);
  const [index] = manifest.files;
  const travels = brotliCompressSync(fs.readFileSync(path.join(folder, index?.file ?? ''))).length;
  expect(index?.bytes).toBeGreaterThan(travels * 0.8);
  expect(index?.bytes).toBeLessThan(travels * 1.2);
});

it('gives a file another name when its content changes, and only then', async () => {
  const before = await write();
  expect((await write(structuredClone(pages))).files).toEqual(before.files);
  const changed = pages.map((page) => (page.title === 'Battery' ? {...page, passages: ['Longer.']} : page));
  const after = await write(changed);
  expect(after.manifest.files[0]?.file).not.toBe(before.manifest.files[0]?.file);
  expect(after.manifest.files[1]?.file).toBe(before.manifest.files[1]?.file);
});

it('writes an index of nothing', async () => {
  const {manifest, read} = await write([]);
  expect(manifest.files).toMatchObject([{records: 0}]);
  expect(read(manifest.files[0]?.file)).toEqual([]);
});
