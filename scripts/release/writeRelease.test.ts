import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {makeBuild} from './makeBuild';
import {readReleaseArguments} from './readReleaseArguments';
import {readReleases} from './releases';
import {rollBack} from './rollBack';
import {writeRelease} from './writeRelease';

let folder: string;
const at = (...names: string[]) => path.join(folder, ...names);
const to = () => at('site');

const build = (name: string) => makeBuild(at(name));

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const release = (name: string, number: number, keep = 3) =>
  writeRelease({
    buildDir: build(name),
    to: to(),
    sbom: `{"of": "${name}"}`,
    keep,
    quality: 1,
    now: day(number),
  });
const goBack = () => rollBack(to(), () => Promise.resolve(true));
const current = (file: string) => fs.readFileSync(path.join(to(), 'current', file), 'utf8');

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'release-'));
});
afterEach(() => fs.rmSync(folder, {recursive: true}));

describe('releases', () => {
  it('serve the newest build, with scripts of those before, compressed', async () => {
    for (const [number, name] of ['one', 'two', 'three', 'four', 'five'].entries())
      await release(name, number + 1);
    expect(current('index.html')).toContain('five');
    // Two builds back, and no further.
    expect(fs.readdirSync(at('site/current/assets/js')).filter((name) => name.endsWith('.js'))).toEqual([
      'main.five.js',
      'main.four.js',
      'main.three.js',
    ]);
    expect(fs.existsSync(at('site/current/index.html.br'))).toBe(true);
    const {ids, current: served} = readReleases(to());
    expect(ids).toHaveLength(3);
    expect(fs.readFileSync(at('site/releases', served ?? '', 'sbom.cdx.json'), 'utf8')).toBe(
      '{"of": "five"}',
    );
  });

  it('can be taken back, one after the other, as far as they are kept', async () => {
    await release('one', 1);
    await release('two', 2);
    await goBack();
    expect(current('index.html')).toContain('one');
    await expect(goBack()).rejects.toThrow('no release before 20260101T');
    await release('three', 3);
    expect(current('index.html')).toContain('three');
    // Not to the one that was taken back itself, although it is the newer.
    await goBack();
    expect(current('index.html')).toContain('one');
  });

  it('follow one that somebody has removed', async () => {
    await release('one', 1);
    const {current: removed = ''} = readReleases(to());
    fs.rmSync(at('site/releases', removed), {recursive: true});
    await release('two', 2);
    expect(current('index.html')).toContain('two');
  });

  it('that are taken back leave their files to the pages that are open', async () => {
    await release('one', 1);
    await release('two', 2);
    await goBack();
    for (const name of ['one', 'two']) expect(current(`assets/js/main.${name}.js`)).toContain(name);
  });

  it('keep the one that is served and its files, whatever has been made since', async () => {
    await release('one', 1, 2);
    await release('two', 2, 2);
    await goBack();
    await release('three', 3, 2);
    expect(current('assets/js/main.one.js')).toContain('one');
    await goBack();
    expect(current('index.html')).toContain('one');
  });
});

describe('the arguments', () => {
  it('name a folder and how many stay', () => {
    expect(readReleaseArguments(['--to', 'out'], '/here')).toEqual({
      to: '/here/out',
      keep: 3,
      isRollback: false,
    });
    expect(readReleaseArguments(['--to', 'out', '--reload', 'nginx -s reload'], '/')?.reload).toBe(
      'nginx -s reload',
    );
    expect(readReleaseArguments(['--help'], '/here')).toBeUndefined();
    expect(() => readReleaseArguments([], '/here')).toThrow('--to is missing');
    for (const keep of ['1', 'x', '2.5'])
      expect(() => readReleaseArguments(['--to', 'out', '--keep', keep], '/')).toThrow(`--keep is ${keep}`);
  });
});
