import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {cloneSite} from './cloneSite';
import {compareFolders} from './compareFolders';

let folder: string;
const at = (...names: string[]) => path.join(folder, ...names);
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'reproduce-'));
});
afterEach(() => fs.rmSync(folder, {recursive: true}));

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(at(name)), {recursive: true});
    fs.writeFileSync(at(name), text);
  }
}

it('names every file that is not the same in both folders, and where it begins to differ', async () => {
  write({'a/same': 'x', 'b/same': 'x', 'a/docs/page': 'built at 1', 'b/docs/page': 'built at 2'});
  write({'a/cut': 'long', 'b/cut': 'lo', 'a/first': '', 'b/second': ''});
  write({'a/main.11111111.js': 'let a', 'b/main.22222222.js': 'let b'});
  expect(await compareFolders(at('a'), at('b'))).toEqual([
    'cut differs at byte 2: "long" and "lo"',
    'docs/page differs at byte 9: "built at 1" and "built at 2"',
    'first is in the first build alone',
    'main.11111111.js, in the second build main.22222222.js, differs at byte 4: "let a" and "let b"',
    'second is in the second build alone',
  ]);
  expect(await compareFolders(at('a'), at('a'))).toEqual([]);
  write({'c/page.11111111.js': 'x', 'c/page.33333333.js': 'y', 'd/page.11111111.js': 'x'});
  expect(await compareFolders(at('c'), at('d'))).toEqual(['page.33333333.js is in the first build alone']);
});

it('clones what is committed, beside packages at places of their own and without their caches', () => {
  write({'from/page': 'committed', 'from/node_modules/a/index.js': 'a', 'from/node_modules/.cache/b': 'b'});
  fs.symlinkSync('../a/index.js', at('from/node_modules/.bin'));
  const git = (...args: string[]) => execFileSync('git', args, {cwd: at('from'), stdio: 'pipe'});
  git('init', '--quiet');
  git('add', 'page');
  git('-c', 'user.name=A', '-c', 'user.email=a@localhost', 'commit', '--quiet', '--message', 'Page');
  write({'from/page': 'changed', 'from/other': 'new'});
  cloneSite(at('from'), at('to/deep'));
  expect(fs.readFileSync(at('to/deep/page'), 'utf8')).toBe('committed');
  expect(fs.existsSync(at('to/deep/other'))).toBe(false);
  expect(fs.realpathSync(at('to/deep/node_modules/a/index.js'))).toContain('deep');
  expect(fs.readlinkSync(at('to/deep/node_modules/.bin'))).toBe('../a/index.js');
  expect(fs.existsSync(at('to/deep/node_modules/.cache'))).toBe(false);
});
