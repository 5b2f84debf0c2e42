import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {projectRoot} from '../projectRoot';
import {createSiteServer} from '../server/createSiteServer';
import {listenOnFreePort} from '../../sandbox/node/listenOnFreePort';
import {makeBuild} from './testing/makeBuild';
import {rollBack, writeRelease} from './writeRelease';

let folder: string;
const at = (...names: string[]) => path.join(folder, ...names);
const current = (file: string) => fs.readFileSync(at('srv/current', file), 'utf8');
const served = () => /<p>(.*)<\/p>/.exec(current('index.html'))?.[1];
const configuration = () => fs.readFileSync(at('srv/nginx.conf'), 'utf8');

const server = {http: '80', https: '443', certificate: 'c.pem', certificateKey: 'k.pem'};
const nginx = (reload = () => Promise.resolve()) => ({...server, reload});
const given = (name: string) => ({build: at(name), to: at('srv'), retain: 3, quality: 1});

function release(name: string, {retain = 3, reload}: {retain?: number; reload?: () => Promise<void>} = {}) {
  makeBuild(at(name));
  const readSbom = () => Promise.resolve(`{"of": "${name}"}`);
  return writeRelease({...given(name), retain, readSbom, nginx: nginx(reload)});
}
const goBack = (reload?: () => Promise<void>) => rollBack(at('srv'), nginx(reload));

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'release-'));
});
afterEach(() => fs.rmSync(folder, {recursive: true}));

describe('releases', () => {
  it('serve the newest build, compressed, with the assets of those that are retained and no others', async () => {
    for (const name of ['one', 'two', 'three', 'four', 'five']) await release(name);
    expect(served()).toBe('five');
    const scripts = fs.readdirSync(at('srv/current/assets/js')).filter((name) => name.endsWith('.js'));
    expect(scripts).toEqual(['main.five.js', 'main.four.js', 'main.three.js']);
    expect(fs.existsSync(at('srv/current/index.html.br'))).toBe(true);
    expect(fs.readdirSync(at('srv/releases'))).toHaveLength(3);
    expect(fs.readFileSync(path.join(fs.realpathSync(at('srv/current')), '../sbom.cdx.json'), 'utf8')).toBe(
      '{"of": "five"}',
    );
  });

  it('are taken back one after the other, leave their assets, and are not gone back to', async () => {
    await release('one');
    await release('two');
    await goBack();
    expect(served()).toBe('one');
    expect(current('assets/js/main.two.js')).toContain('two');
    await expect(goBack()).rejects.toThrow(/no release before \d{8}T\d{9}Z/);
    await release('three');
    await goBack();
    expect(served()).toBe('one');
  });

  it('retain the one that is served and the one before it, whatever has been made since', async () => {
    await release('one', {retain: 2});
    await release('two', {retain: 2});
    await goBack();
    await release('three', {retain: 2});
    expect(current('assets/js/main.one.js')).toContain('one');
    await goBack();
    expect(served()).toBe('one');
  });

  it('follow one that somebody has removed', async () => {
    await release('one');
    fs.rmSync(at('srv/releases'), {recursive: true});
    fs.mkdirSync(at('srv/releases'));
    await release('two');
    expect(served()).toBe('two');
  });
});

describe('the configuration', () => {
  it('allows the inline code of all that are retained, and is read before the switch', async () => {
    const seen: string[] = [];
    const reload = () => {
      const hashes = configuration()
        .match(/script-src [^;]*/)?.[0]
        .match(/\w+(?==')/g);
      seen.push(`${fs.existsSync(at('srv/current')) && served()}: ${hashes}`);
      return Promise.resolve();
    };
    for (const name of ['one', 'two', 'three']) await release(name, {retain: 2, reload});
    await goBack(reload);
    expect(seen).toEqual(['false: one', 'one: one,two', 'two: three,two', 'three: three,two']);
    expect(configuration()).toContain('"~^/old-two(');
    expect(configuration()).toContain(` root ${at('srv/current')};`);
  });

  it('that nginx refuses leaves everything as it was', async () => {
    await release('one');
    const before = configuration();
    const refuse = () => Promise.reject(new Error('refused'));
    await expect(release('two', {reload: refuse})).rejects.toThrow('refused');
    expect([served(), configuration()]).toEqual(['one', before]);
    await release('two');
    await expect(goBack(refuse)).rejects.toThrow('refused');
    expect(served()).toBe('two');
    await goBack();
    expect(served()).toBe('one');
  });
});

describe('nothing is released', () => {
  it.each([
    [
      'without a build',
      () => fs.rmSync(at('two/_delivery.json')),
      'two holds no build: run `npm run build` first',
    ],
    [
      'of another base URL',
      () => makeBuild(at('two'), {baseUrl: '/portal/'}),
      'is for https://docs.example/portal/',
    ],
    [
      'of another host',
      () => makeBuild(at('two'), {siteUrl: 'https://new.example'}),
      'is for https://new.example/',
    ],
  ])('%s', async (_, spoil, sentence) => {
    await release('one');
    makeBuild(at('two'));
    spoil();
    const readSbom = () => Promise.resolve('{}');
    await expect(writeRelease({...given('two'), readSbom, nginx: nginx()})).rejects.toThrow(sentence);
    expect(served()).toBe('one');
    expect(fs.readdirSync(at('srv/releases'))).toHaveLength(1);
  });

  it('into a folder of something else', async () => {
    fs.mkdirSync(at('srv'));
    fs.writeFileSync(at('srv/mail.txt'), '');
    await expect(release('one')).rejects.toThrow('srv holds something else than releases');
    expect(fs.readdirSync(at('srv'))).toEqual(['mail.txt']);
  });
});

// Killed is what a process can be here. A machine that loses power may also lose what it had not yet put on its disk:
// nothing is flushed (fsync), and nothing here tries it.
const kill = "process.kill(process.pid, 'SIGKILL')";
const points: [string, string, string][] = [
  [
    'while it copies',
    `fs.promises.cp = async (from, to) => { fs.mkdirSync(to, {recursive: true}); ${kill}; }`,
    'first',
  ],
  ['before nginx has read its configuration', `given.nginx.reload = async () => ${kill}`, 'first'],
  ['before it switches', `fs.renameSync = () => ${kill}`, 'first'],
  [
    'before it removes old releases',
    `const {renameSync} = fs; fs.renameSync = (...names) => { renameSync(...names); ${kill}; }`,
    'last',
  ],
];

/** Releases in a process of its own that is killed at a point. */
function releaseAndDie(name: string, point: string): Promise<NodeJS.Signals | null> {
  const program = `
    const fs = require('node:fs');
    const {writeRelease} = require(${JSON.stringify(path.join(projectRoot, 'scripts/release/writeRelease.ts'))});
    const given = ${JSON.stringify({...given(name), nginx: server})};
    given.readSbom = async () => '{}';
    given.nginx.reload = async () => {};
    const begin = () => { ${point} };
    begin();
    writeRelease(given);
  `;
  makeBuild(at(name));
  const args = ['--import', 'tsx', '--input-type=commonjs', '-e', program];
  const child = spawn(process.execPath, args, {cwd: projectRoot, stdio: 'inherit'});
  return new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)));
}

it.each(points)('killed %s, a release leaves a whole site', async (_, point, expected) => {
  await release('first');
  const listening = await listenOnFreePort(createSiteServer(at('srv/current')));
  const readPage = async () => {
    const home = await (await fetch(`http://127.0.0.1:${listening.port}/`)).text();
    const [, name, src] = /<p>(.*?)<\/p><script src="(.*?)"/.exec(home) ?? [];
    const script = await (await fetch(`http://127.0.0.1:${listening.port}${src}`)).text();
    expect(script).toMatch(new RegExp(`^"${name}"`));
  };
  let isOver = false;
  const death = releaseAndDie('last', point).finally(() => {
    isOver = true;
  });
  while (!isOver) await readPage();
  expect(await death).toBe('SIGKILL');
  await readPage();
  expect(served()).toBe(expected);
  await release('next');
  await readPage();
  expect(served()).toBe('next');
  // Whatever was half done is gone.
  expect(fs.readdirSync(at('srv/releases')).filter((name) => name.startsWith('.'))).toEqual([]);
  expect(fs.readdirSync(at('srv')).sort()).toEqual(['current', 'nginx.conf', 'releases']);
  await listening.close();
});
