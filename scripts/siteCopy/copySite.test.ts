import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {copySite, type SiteCopy} from './copySite';

let project: string;
let copies: SiteCopy[];

function write(name: string, content = name): void {
  const file = path.join(project, name);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, content);
}

function copy(): SiteCopy {
  const made = copySite(project);
  copies.push(made);
  return made;
}

function filesOf(root: string): string[] {
  const names = fs.readdirSync(root, {recursive: true, withFileTypes: true});
  return names
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((name) => !/^(node_modules|\.git)\//.test(name))
    .sort();
}

beforeEach(() => {
  copies = [];
  project = fs.mkdtempSync(path.join(os.tmpdir(), 'project-'));
  write('.gitignore', 'node_modules/\nbuild/\nignored.txt\n');
  write('package.json', '{}');
  write('docs/intro.mdx');
  write('docs/api-specification/get-device.mdx');
  write('build/index.html');
  write('node_modules/react/index.js', 'module.exports = 1');
  write('node_modules/@scope/tool/index.js');
  write('node_modules/.bin/tool');
  write('node_modules/.cache/rspack/pack');
  execFileSync('git', ['init', '--quiet'], {cwd: project});
  execFileSync('git', ['add', '--all'], {cwd: project});
});

afterEach(() => {
  for (const root of [project, ...copies.map((made) => made.root)])
    fs.rmSync(root, {recursive: true, force: true});
});

it('copies tracked files as they are now, and new ones, without what git ignores or the build writes', () => {
  write('docs/intro.mdx', 'changed');
  write('docs/new.mdx');
  write('ignored.txt');
  const {root} = copy();
  expect(filesOf(root)).toEqual(['.gitignore', 'docs/intro.mdx', 'docs/new.mdx', 'package.json']);
  expect(fs.readFileSync(path.join(root, 'docs/intro.mdx'), 'utf8')).toBe('changed');
});

it('leaves out a tracked file that was deleted', () => {
  fs.rmSync(path.join(project, 'docs/intro.mdx'));
  expect(filesOf(copy().root)).toEqual(['.gitignore', 'package.json']);
});

it('works without git', () => {
  fs.rmSync(path.join(project, '.git'), {recursive: true});
  expect(filesOf(copy().root)).toEqual(['.gitignore', 'docs/intro.mdx', 'package.json']);
});

it('shares packages, but no cache', () => {
  const {root} = copy();
  const inCopy = (name: string) => path.join(root, 'node_modules', name);
  expect(fs.realpathSync(inCopy('react'))).toBe(fs.realpathSync(path.join(project, 'node_modules/react')));
  expect(fs.existsSync(inCopy('@scope/tool/index.js'))).toBe(true);
  expect(fs.existsSync(inCopy('.bin/tool'))).toBe(true);
  expect(fs.existsSync(inCopy('.cache'))).toBe(false);

  fs.mkdirSync(inCopy('.cache'));
  fs.writeFileSync(inCopy('.cache/mine'), '');
  expect(fs.readdirSync(path.join(project, 'node_modules/.cache'))).toEqual(['rspack']);
});

it('deletes the copy and nothing that it links to', () => {
  const made = copy();
  made.dispose();
  expect(fs.existsSync(made.root)).toBe(false);
  expect(fs.existsSync(path.join(project, 'node_modules/react/index.js'))).toBe(true);
});

it('is made anew, but for what builds keep', () => {
  const made = copy();
  const inCopy = (name: string) => path.join(made.root, name);
  fs.writeFileSync(inCopy('docs/intro.mdx'), 'changed');
  fs.rmSync(inCopy('package.json'));
  for (const folder of ['node_modules/.cache', '.docusaurus', 'docs/more']) {
    fs.mkdirSync(inCopy(folder), {recursive: true});
    fs.writeFileSync(inCopy(`${folder}/file`), '');
  }
  made.renew();
  expect(filesOf(made.root)).toEqual(['.docusaurus/file', '.gitignore', 'docs/intro.mdx', 'package.json']);
  expect(fs.readFileSync(inCopy('docs/intro.mdx'), 'utf8')).toBe('docs/intro.mdx');
  expect(fs.existsSync(inCopy('node_modules/.cache/file'))).toBe(true);
});
