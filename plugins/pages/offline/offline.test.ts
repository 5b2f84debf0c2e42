import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {offlineFiles, offlineTag} from '.';
import {files} from './shared/names';

let outDir: string;
beforeEach(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'offline-'));
  fs.writeFileSync(path.join(outDir, 'index.html'), '<h1>Start</h1>');
});
afterEach(() => fs.rmSync(outDir, {recursive: true}));

const build = (isOffered: boolean) => offlineFiles({outDir, baseUrl: '/base/'}, isOffered);

it('writes a worker that lists the pages, the same for the same build, and what loads its notice', async () => {
  const built = await build(true);
  const worker = built[files.worker];
  expect(worker).toContain('url:"/base/",revision:"');
  expect(worker).toContain(`url:"/base/${files.client}",revision:"`);
  expect(worker).not.toContain(outDir);
  expect(offlineTag({baseUrl: '/base/'}).innerHTML).toContain(`/base/${files.client}`);
  expect(built[files.style]).toBeDefined();
  expect(await build(true)).toEqual(built);
});

it('writes one that takes itself back at the same place, where it is not offered', async () => {
  const built = await build(false);
  expect(Object.keys(built)).toEqual([files.worker]);
  expect(built[files.worker]).toContain('unregister()');
  expect(built[files.worker]).not.toContain('revision');
});
