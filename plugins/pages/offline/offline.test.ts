import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import offlinePlugin from '.';
import {files} from './shared/names';

let outDir: string;
beforeEach(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'offline-'));
  fs.writeFileSync(path.join(outDir, 'index.html'), '<h1>Start</h1>');
});
afterEach(() => fs.rmSync(outDir, {recursive: true}));

type Props = Parameters<NonNullable<ReturnType<typeof offlinePlugin>['postBuild']>>[0];

async function build(isOffered: boolean) {
  const plugin = offlinePlugin({baseUrl: '/base/'}, {isOffered});
  await plugin.postBuild?.({outDir} as Props);
  const tags = plugin.injectHtmlTags?.({content: undefined}).headTags;
  return {worker: fs.readFileSync(path.join(outDir, files.worker), 'utf8'), tags: JSON.stringify(tags)};
}

it('writes a worker that lists the pages, the same for the same build, and what loads its notice', async () => {
  const {worker, tags} = await build(true);
  expect(worker).toContain('url:"/base/",revision:"');
  expect(worker).toContain(`url:"/base/${files.client}",revision:"`);
  expect(worker).not.toContain(outDir);
  expect(tags).toContain(`/base/${files.client}`);
  expect(fs.existsSync(path.join(outDir, files.style))).toBe(true);
  expect((await build(true)).worker).toBe(worker);
});

it('writes one that takes itself back at the same place, where it is not offered', async () => {
  const {worker, tags} = await build(false);
  expect(worker).toContain('unregister()');
  expect(worker).not.toContain('revision');
  expect(tags).toBeUndefined();
  expect(fs.existsSync(path.join(outDir, files.client))).toBe(false);
});
