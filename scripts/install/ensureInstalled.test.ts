import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {ensureInstalled} from './ensureInstalled.mjs';

let root: string;

const locked = {
  '': {name: 'site', dependencies: {react: '19.3.1'}, devDependencies: {'@scope/tool': '1.0.0'}},
  'node_modules/react': {version: '19.3.1', integrity: 'sha512-a'},
  'node_modules/@scope/tool': {version: '1.0.0', integrity: 'sha512-b'},
  'node_modules/only-on-macos': {version: '2.0.0', optional: true},
};
const {'': _project, 'node_modules/only-on-macos': _macos, ...present} = locked;

function writeJson(name: string, packages: object): void {
  fs.writeFileSync(path.join(root, name), JSON.stringify({packages}));
}

function installPackages(packages: object): void {
  for (const place of Object.keys(packages)) fs.mkdirSync(path.join(root, place), {recursive: true});
  writeJson('node_modules/.package-lock.json', packages);
}

/** Runs the decision with an installation that only notes that it was called. */
async function decide() {
  const install = vi.fn(() => Promise.resolve());
  const print = vi.fn<(line: string) => void>();
  const installed = await ensureInstalled(root, {install, print});
  expect(install).toHaveBeenCalledTimes(installed ? 1 : 0);
  return {installed, printed: print.mock.calls.flat().join('\n')};
}

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'installed-'));
  writeJson('package-lock.json', locked);
  fs.writeFileSync(path.join(root, 'package.json'), JSON.stringify(locked['']));
});

afterEach(() => fs.rmSync(root, {recursive: true}));

it('leaves a complete installation alone, silently', async () => {
  installPackages(present);
  expect(await decide()).toEqual({installed: false, printed: ''});
});

it('installs on a fresh clone', async () => {
  const {installed, printed} = await decide();
  expect(installed).toBe(true);
  expect(printed).toContain('nothing is installed yet');
});

it('notices an interrupted installation, and clears its half packages away', async () => {
  installPackages(present);
  fs.rmSync(path.join(root, 'node_modules/@scope/tool'), {recursive: true});
  const killed = () => Promise.reject(new Error('killed'));
  await expect(ensureInstalled(root, {install: killed, print: () => {}})).rejects.toThrow('killed');
  expect(fs.existsSync(path.join(root, 'node_modules/react'))).toBe(true);

  expect((await decide()).printed).toContain('interrupted');
  expect(fs.existsSync(path.join(root, 'node_modules/react'))).toBe(false);
});

it('refuses a lock file of other dependencies', async () => {
  installPackages(present);
  fs.writeFileSync(path.join(root, 'package.json'), JSON.stringify({dependencies: {react: '20.0.0'}}));
  await expect(decide()).rejects.toThrow('package-lock.json does not fit package.json');
});

it('notices a package that package-lock.json added', async () => {
  installPackages({'node_modules/react': locked['node_modules/react']});
  expect((await decide()).printed).toContain('@scope/tool is not installed');
});

it('notices another version', async () => {
  installPackages({...present, 'node_modules/react': {version: '18.0.0', integrity: 'sha512-c'}});
  expect((await decide()).printed).toContain('react is installed as 18.0.0, package-lock.json has 19.3.1');
});

it('notices a package folder that somebody deleted', async () => {
  installPackages(present);
  fs.rmSync(path.join(root, 'node_modules/react'), {recursive: true});
  expect((await decide()).printed).toContain('react was removed');
});

it('says what is wrong when there is no lock file', async () => {
  fs.rmSync(path.join(root, 'package-lock.json'));
  await expect(decide()).rejects.toThrow('package-lock.json is missing or damaged');
});

it('hands on the failure of an installation', async () => {
  const install = () => Promise.reject(new Error('no network'));
  await expect(ensureInstalled(root, {install, print: () => {}})).rejects.toThrow('no network');
});
