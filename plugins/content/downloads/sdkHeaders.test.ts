import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {afterAll, expect, it} from 'vitest';
import {brand} from '../../../config/brand';
import {writeFiles} from '../../builtFiles';
import {headersFolder, sdkHeaders} from './sdkHeaders';

const archive = `${brand.slug}-sdk-headers`;
const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sdk-headers-'));
const folder = path.join(outDir, 'sdk');
afterAll(() => fs.rmSync(outDir, {recursive: true}));

const build = () => writeFiles(outDir, sdkHeaders({siteDir: process.cwd()}));

it('the build serves each header as it is, and all of them in an archive', async () => {
  await build();
  const names = fs.readdirSync(headersFolder);
  expect(fs.readdirSync(folder).sort()).toEqual([...names, `${archive}.zip`].sort());
  const zip = unzipSync(fs.readFileSync(path.join(folder, `${archive}.zip`)));
  for (const name of names) {
    const source = fs.readFileSync(path.join(headersFolder, name), 'utf8');
    expect(fs.readFileSync(path.join(folder, name), 'utf8')).toBe(source);
    expect(strFromU8(zip[`${archive}/include/${name}`])).toBe(source);
  }
  expect(strFromU8(zip[`${archive}/VERSION`])).toBe(fs.readFileSync('samples/sdk/VERSION', 'utf8'));
  expect(zip[`${archive}/LICENSE`]).toBeDefined();
});

it('the archive is the same, byte for byte, whenever it is built', async () => {
  await build();
  const first = fs.readFileSync(path.join(folder, `${archive}.zip`));
  await build();
  expect(fs.readFileSync(path.join(folder, `${archive}.zip`)).equals(first)).toBe(true);
});

it('every download that a page links to is there, and the reference links to all', async () => {
  await build();
  const pages = fs
    .readdirSync('docs', {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'));
  const links = new Map(
    pages.flatMap((page) => {
      const text = fs.readFileSync(path.join('docs', page), 'utf8');
      return [...text.matchAll(/\]\(pathname:\/\/\/sdk\/([^)]*)\)/g)].map(
        ([, name]) => [name, page] as const,
      );
    }),
  );
  const served = fs.readdirSync(folder);
  expect([...links].filter(([name]) => !served.includes(name))).toEqual([]);
  expect([...links.keys()].sort()).toEqual(served.sort());
});
