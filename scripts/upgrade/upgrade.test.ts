import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, beforeEach, expect, it, vi} from 'vitest';
import guard from '../../plugins/framework/guard';
import {readChecked} from '../../plugins/framework/places';
import {copyFramework, type FrameworkCopy} from '../../plugins/framework/testing/copyFramework';
import {projectRoot} from '../projectRoot';
import type {Npm} from './packages';
import {readArguments, runUpgrade, textualDifference} from './runUpgrade';

/** Files of the framework that the new version changes, and the original of an override that it takes away. */
const changed = '@docusaurus/core/lib/client/preload.js';
const restyled = '@docusaurus/theme-classic/lib/theme/Footer/Copyright/index.js';
const gone = '@docusaurus/theme-classic/lib/theme/Navbar/index.js';

const oldVersion = readChecked(projectRoot)['@docusaurus/core']?.version;
const newVersion = '3.98.0';
/** Does not go with another package that is installed. */
const unfitVersion = '3.99.0';

let site: FrameworkCopy;
let printed: string;

const at = (file: string) => path.join(site.root, file);
const read = (file: string) => fs.readFileSync(at(file), 'utf8');
const inModules = (file: string) => `node_modules/${file}`;

function writeJson(file: string, content: unknown): void {
  fs.writeFileSync(file, `${JSON.stringify(content, undefined, 2)}\n`);
}

/** Turns the packages of a folder into those of another version. */
function makeVersion(modules: string, version: string): void {
  for (const name of fs.readdirSync(path.join(modules, '@docusaurus')))
    writeJson(path.join(modules, '@docusaurus', name, 'package.json'), {version});
  if (version !== newVersion) return;
  const file = path.join(modules, changed);
  const text = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, text.replace('export default function preload(', 'export function preloadAll('));
  fs.appendFileSync(path.join(modules, restyled), '// changed\n');
  fs.rmSync(path.join(modules, gone));
}

/** Answers as npm does, from packages beside those that are installed. */
const npm: Npm = (args, cwd) => {
  const [command, ...others] = args;
  const specs = others.filter((argument) => !argument.startsWith('--')).map((spec) => spec.split(/(?<=.)@/));
  if (specs.some(([, version]) => version === '9.9.9'))
    return Promise.resolve({code: 1, stdout: '', stderr: 'npm error notarget No matching version found'});
  if (command === 'install') {
    writeJson(path.join(cwd, 'package.json'), {dependencies: Object.fromEntries(specs)});
    const names = Object.keys(readChecked(site.root));
    const versionOf = (name: string) => (name.startsWith('@docusaurus/') ? newVersion : '1.0.0');
    const packages = names.map((name) => [`node_modules/${name}`, {version: versionOf(name)}]);
    const {packages: kept} = JSON.parse(fs.readFileSync(path.join(cwd, 'package-lock.json'), 'utf8'));
    // npm keeps what it has where that satisfies somebody, and gives the others copies of their own.
    if ('node_modules/@docusaurus/core' in kept || specs.some(([, version]) => version === unfitVersion))
      packages.push(['node_modules/other/node_modules/@docusaurus/utils', {version: oldVersion}]);
    writeJson(path.join(cwd, 'package-lock.json'), {packages: Object.fromEntries(packages)});
    return Promise.resolve({code: 0, stdout: '', stderr: ''});
  }
  const packed = path.join(cwd, 'registry');
  fs.cpSync(at('registry'), packed, {recursive: true});
  makeVersion(packed, specs.find(([name]) => name === '@docusaurus/core')?.[1] ?? '');
  const answer = specs.map(([name = ''], index) => {
    const filename = `${index}.tgz`;
    const files = ['-C', path.dirname(path.join(packed, name)), path.basename(name)];
    execFileSync('tar', ['-czf', path.join(cwd, filename), ...files]);
    return {name, filename};
  });
  return Promise.resolve({code: 0, stdout: JSON.stringify(answer), stderr: ''});
};

/** Stands in for an installation of what package-lock.json says. */
const install = vi.fn((root: string) => {
  const version = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages[
    'node_modules/@docusaurus/core'
  ].version;
  makeVersion(path.join(root, 'node_modules'), version);
  return Promise.resolve();
});

function run(args: string): Promise<void> {
  const request = readArguments(args.split(' ').filter(Boolean));
  const print = (text: string) => {
    printed += text;
  };
  return runUpgrade(request, {root: site.root, npm, install, print});
}

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@localhost'];
  return execFileSync('git', [...identity, ...args], {cwd: site.root, encoding: 'utf8'});
}

/** What is no longer as it was, but for what is installed. */
const changes = () => git('status', '--porcelain', '--', '.', ':!node_modules');

beforeAll(() => {
  site = copyFramework();
  fs.cpSync(at('node_modules'), at('registry'), {recursive: true});
  writeJson(at('package.json'), {dependencies: {'@docusaurus/core': oldVersion, react: '19.0.0'}});
  writeJson(at('package-lock.json'), {packages: {'node_modules/@docusaurus/core': {version: oldVersion}}});
  fs.writeFileSync(at('.gitignore'), 'registry\n');
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Copy');
});

beforeEach(() => {
  printed = '';
  install.mockClear();
  git('reset', '--quiet', '--hard');
});

afterAll(() => site.dispose());

/** What is said of the files that the new version does not leave as they were. */
function expectAllTold(): void {
  expect(printed).toContain(`${changed} has changed (found ${newVersion}, checked against ${oldVersion})`);
  expect(printed).toContain('- preload-by-issuer: ');
  expect(printed).toContain('plugins/framework/deploy-recovery/index.ts');
  expect(printed).toMatch(/^ {4}-export default function preload\(.*\n {4}\+export function preloadAll\(/m);
  expect(printed).toContain(`${gone} is not there (found ${newVersion}, checked against ${oldVersion})`);
  expect(printed).toContain('- override of Navbar: ');
  expect(printed).toMatch(/As they were: .*\bpage-index\b.*\boverride of Root\b/);
  expect(printed).toContain('npm run upgrade -- --accept');
  expect(printed).toMatch(/Look at these with `npm run site`.*\n +the foot of \/docs\/intro/);
}

it('shows in a dry run what a version would change, and changes nothing', async () => {
  await run(`${newVersion} --dry-run`);
  expectAllTold();
  expect(changes()).toBe('');
  expect(install).not.toHaveBeenCalled();
  expect(() => guard({siteDir: site.root})).not.toThrow();
});

it('installs a version and shows what it has changed', async () => {
  await run(newVersion);
  expectAllTold();
  expect(changes()).toBe(' M package-lock.json\n M package.json\n');
  expect(JSON.parse(read('package.json')).dependencies).toEqual({'@docusaurus/core': newVersion});
  expect(() => guard({siteDir: site.root})).toThrow(changed);
});

it('shows what differs from what was looked at, however it was installed', async () => {
  makeVersion(at('node_modules'), newVersion);
  await run('');
  expectAllTold();
});

it('says that all is as it was', async () => {
  await run('');
  expect(printed).toMatch(/^0 of \d+ places lean on what differs/);
  expect(printed).not.toContain('Look at');
});

it('refuses a version that does not exist, with the words of npm', async () => {
  await expect(run('9.9.9')).rejects.toThrow(/Docusaurus 9\.9\.9 cannot be installed.*No matching version/s);
  expect(changes()).toBe('');
  expect(install).not.toHaveBeenCalled();
});

it('refuses a version beside which another package needs a copy of its own', async () => {
  await expect(run(unfitVersion)).rejects.toThrow('node_modules/other/node_modules/@docusaurus/utils');
  expect(changes()).toBe('');
  expect(install).not.toHaveBeenCalled();
});

it('refuses to install over changes that are under way', async () => {
  fs.writeFileSync(at('package.json'), '{}');
  await expect(run(newVersion)).rejects.toThrow(/commit or stash.*package\.json/s);
  expect(read('package.json')).toBe('{}');
});

it('brings back what was installed when the installation fails', async () => {
  install.mockRejectedValueOnce(new Error('no space left'));
  await expect(run(newVersion)).rejects.toThrow('no space left');
  expect(changes()).toBe('');
  expect(install).toHaveBeenCalledTimes(2);
});

it('records what was looked at, at the top of overrides too', async () => {
  makeVersion(at('node_modules'), newVersion);
  site.restore(inModules(gone));
  await run('--accept');
  expect(printed).toContain('looked at before: 2.');
  expect(() => guard({siteDir: site.root})).not.toThrow();
  expect(readChecked(site.root)['@docusaurus/core']?.version).toBe(newVersion);
  expect(read('src/theme/Navbar/index.tsx')).toContain(`of @theme/Navbar, theme-classic ${newVersion}\n`);
  expect(read('src/theme/Navbar/index.tsx')).toContain(`/blob/v${newVersion}/packages/`);
});

it('leaves the record as it is when nothing has changed', async () => {
  await run('--accept');
  expect(changes()).toBe('');
});

it('records nothing while files are not there', async () => {
  fs.rmSync(at(inModules(gone)));
  await expect(run('--accept')).rejects.toThrow(/Navbar\/index\.js is not there.*Nothing was recorded/s);
  expect(changes()).toBe('');
});

it.each([
  ['latest', 'no exact version'],
  ['^3.11.0', 'no exact version'],
  ['3.11.0 3.12.0', 'One version is enough'],
  ['--dry-run', 'needs a version'],
  ['3.11.0 --accept', 'takes neither'],
  ['--accept --dry-run', 'takes neither'],
  ['--force', "Unknown option '--force'"],
])('refuses the arguments %s', (args, problem) => {
  expect(() => readArguments(args.split(' '))).toThrow(problem);
});

it('cuts long differences and long lines, unless all is asked for', () => {
  const lines = (word: string) => Array.from({length: 60}, (_, index) => `${word} ${index}`).join('\n');
  const texts = [lines('old'), `${lines('new')}\n${'x'.repeat(500)}\n`];
  const short = textualDifference(texts, false);
  expect(short.split('\n').length).toBeLessThan(45);
  expect(short).toMatch(/… and \d+ lines more, which --full prints$/);
  expect(textualDifference(texts, true)).toContain('x'.repeat(500));
  expect(textualDifference(['a', 'x'.repeat(500)], false)).not.toContain('x'.repeat(200));
});
