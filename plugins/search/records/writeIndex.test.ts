import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {expect, it, onTestFinished} from 'vitest';
import {type Manifest, manifestName} from '../shared/manifest';
import {pageOf} from '../shared/pageFixture';
import {writeIndex} from './writeIndex';

const pages = [
  pageOf('docs/a', 'Antenna', ['Place it well.'], {section: 'Guides'}),
  pageOf('docs/b', 'Battery', ['It lasts.'], {section: 'Device SDK'}),
];
const options = {siteAddress: 'https://docs.example/', maxRecords: 100, recordsPerPart: 100};
const splitOptions = {...options, maxRecords: 1};

async function write(contents = pages, how = options) {
  const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'search-')), 'not yet there');
  onTestFinished(() => fs.rmSync(path.dirname(folder), {recursive: true}));
  const manifest = await writeIndex(folder, contents, how);
  const read = (name: string) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'));
  return {folder, manifest, read, files: fs.readdirSync(folder).sort()};
}

const changed = pages.map((page, number) =>
  number === 1 ? {...page, passages: ['It lasts longer.']} : page,
);

it('writes a small index as one file, and a manifest that leads to it', async () => {
  const {manifest, read, files} = await write();
  expect(read(manifestName)).toEqual(manifest);
  expect(manifest).toMatchObject({siteAddress: 'https://docs.example/', records: 4});
  expect(manifest).not.toHaveProperty('directory');
  const [part] = manifest.parts;
  expect(files).toEqual([manifestName, part?.file].sort());
  expect(read(part?.file ?? '')).toEqual(pages);
});

it('writes a large one in parts, with a directory', async () => {
  const {manifest, read, files} = await write(pages, splitOptions);
  expect(manifest.parts.map(({section, records}) => [section, records])).toEqual([
    ['Guides', 2],
    ['Device SDK', 2],
  ]);
  expect(manifest.parts.flatMap(({file}) => read(file))).toEqual(pages);
  expect(JSON.stringify(read(manifest.directory?.file ?? ''))).toContain('antenna');
  expect(files).toHaveLength(4);
});

it('says how many bytes travel', async () => {
  const words = Array.from({length: 2_000}, (_, number) => `word${(number * 7_919) % 2_003}`);
  const {folder, manifest} = await write([pageOf('docs/a', 'Words', [words.join(' ')])]);
  const [part] = manifest.parts;
  const travels = brotliCompressSync(fs.readFileSync(path.join(folder, part?.file ?? ''))).length;
  expect(part?.bytes).toBeGreaterThan(travels * 0.8);
  expect(part?.bytes).toBeLessThan(travels * 1.2);
});

it('gives files the names that they had when nothing changed', async () => {
  expect((await write(structuredClone(pages), splitOptions)).files).toEqual(
    (await write(pages, splitOptions)).files,
  );
});

it('gives a file another name when its content changes, and only that', async () => {
  const names = ({parts}: Manifest) => parts.map(({file}) => file);
  const before = names((await write(pages, splitOptions)).manifest);
  const after = names((await write(changed, splitOptions)).manifest);
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
  for (const name of after) expect(name).toMatch(/^pages\.[\da-f]{8}\.json$/);
});

it('writes an index of nothing', async () => {
  const {manifest, read} = await write([]);
  expect(manifest.records).toBe(0);
  expect(manifest.parts.flatMap(({file}) => read(file))).toEqual([]);
});
