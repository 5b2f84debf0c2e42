import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, expect, it, vi} from 'vitest';
import {createPageHistory} from './createPageHistory';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'page-history-'));
afterAll(() => fs.rmSync(folder, {recursive: true}));
afterEach(() => vi.unstubAllEnvs());

function git(cwd: string, date: string, ...args: string[]): void {
  const identity = ['-c', 'user.name=Writer', '-c', 'user.email=writer@logistics.example'];
  execFileSync('git', [...identity, ...args], {
    cwd,
    env: {...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date},
    stdio: 'pipe',
  });
}

function commit(site: string, date: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(site, name)), {recursive: true});
    fs.writeFileSync(path.join(site, name), text);
  }
  git(site, date, 'add', '.');
  git(site, date, 'commit', '--message', date);
}

const first = '2026-01-05T10:00:00Z';
const second = '2026-02-06T10:00:00Z';
const third = '2026-03-07T10:00:00Z';

/** A repository whose site is a folder of it, with three commits. */
const repository = path.join(folder, 'repository');
const site = path.join(repository, 'site');
fs.mkdirSync(site, {recursive: true});
git(repository, first, 'init', '--quiet');
commit(site, first, {
  'docs/intro.mdx': 'a',
  'docs/größe.mdx': 'a',
  'openapi/api.yaml': 'a',
  'src/pages/index.tsx': 'a',
});
commit(site, second, {'docs/intro.mdx': 'b', 'openapi/api.yaml': 'b', 'src/pages/parts/Hero.tsx': 'b'});
commit(site, third, {'openapi/api.yaml': 'c'});

/** What the framework learns of files, in milliseconds. */
async function timesIn(siteDir: string, ...names: string[]): Promise<(number | undefined)[]> {
  const history = createPageHistory({'docs/api': 'openapi/api.yaml', 'src/pages': 'src/pages'});
  history.initialize({siteDir});
  const found = await Promise.all(
    names.map((name) => history.getFileLastUpdateInfo(path.join(siteDir, name))),
  );
  return found.map((info) => info?.timestamp);
}

it('tells the last commit of a page, and of the file that a page is made from', async () => {
  const names = ['docs/intro.mdx', 'docs/größe.mdx', 'docs/api/get-device.mdx', 'docs/api-overview.mdx'];
  expect(await timesIn(site, ...names)).toEqual([
    Date.parse(second),
    Date.parse(first),
    Date.parse(third),
    undefined,
  ]);
});

it('tells the last commit in the folder that a page is made from', async () => {
  expect(await timesIn(site, 'src/pages/index.tsx')).toEqual([Date.parse(second)]);
});

it('knows nothing of a page that is not committed', async () => {
  fs.writeFileSync(path.join(site, 'docs', 'draft.mdx'), 'a');
  expect(await timesIn(site, 'docs/draft.mdx')).toEqual([undefined]);
});

it('knows nothing of what lies before a history that was fetched in part', async () => {
  const clone = (depth: number) => {
    const target = path.join(folder, `depth-${depth}`);
    git(folder, first, 'clone', '--quiet', '--depth', String(depth), `file://${repository}`, target);
    return path.join(target, 'site');
  };
  const names = ['docs/intro.mdx', 'docs/größe.mdx', 'docs/api/get-device.mdx'];
  expect(await timesIn(clone(1), ...names)).toEqual([undefined, undefined, undefined]);
  expect(await timesIn(clone(2), ...names)).toEqual([undefined, undefined, Date.parse(third)]);
});

it('knows nothing outside a repository, and without git', async () => {
  const outside = path.join(folder, 'outside');
  fs.mkdirSync(outside);
  expect(await timesIn(outside, 'docs/intro.mdx')).toEqual([undefined]);
  vi.stubEnv('PATH', outside);
  expect(await timesIn(site, 'docs/intro.mdx')).toEqual([undefined]);
});
