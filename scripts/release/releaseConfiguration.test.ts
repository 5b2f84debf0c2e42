import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {describeDelivery} from '../../plugins/pages/delivery/describeDelivery';
import {makeBuild} from './makeBuild';
import {readReleases} from './releases';
import {rollBack} from './rollBack';
import {writeRelease} from './writeRelease';

let folder: string;
const at = (...names: string[]) => path.join(folder, ...names);
const current = (file: string) => fs.readFileSync(at('site/current', file), 'utf8');
const configuration = () => fs.readFileSync(at('site/nginx.conf'), 'utf8');

const nginx = {root: '/elsewhere', http: '80', https: '443', certificate: 'c.pem', certificateKey: 'k.pem'};
const read = () => Promise.resolve(true);

/** A release with a redirect of its own, from its name. */
function release(name: string, day: number, reload: () => Promise<boolean> = read) {
  const delivery = describeDelivery({
    baseUrl: '/',
    redirects: [{from: `/${name}`, to: '/docs/intro'}],
    inline: {scripts: [`'sha256-${name}='`], styles: []},
    connectTo: [],
  });
  return writeRelease({
    buildDir: makeBuild(at(name), delivery),
    to: at('site'),
    sbom: '{}',
    keep: 2,
    quality: 1,
    now: new Date(Date.UTC(2026, 0, day)),
    nginx: {place: {siteUrl: 'https://docs.example', nginx}, reload},
  });
}

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'release-'));
});
afterEach(() => fs.rmSync(folder, {recursive: true}));

it('allows the inline code of all that stay, and is read before the switch', async () => {
  const seen: string[] = [];
  const reload = () => {
    const served = fs.existsSync(at('site/current')) ? current('index.html') : '';
    const scripts = configuration().match(/script-src [^;]*/)?.[0];
    seen.push(`${/<p>(.*)<\/p>/.exec(served)?.[1]}: ${scripts}`);
    return Promise.resolve(true);
  };
  for (const [number, name] of ['one', 'two', 'three', 'three'].entries())
    await release(name, number + 1, reload);
  expect(seen).toEqual([
    "undefined: script-src 'self' 'sha256-one='",
    "one: script-src 'self' 'sha256-one=' 'sha256-two='",
    "two: script-src 'self' 'sha256-three=' 'sha256-two='",
    "three: script-src 'self' 'sha256-three='",
  ]);
  await release('three', 5, reload);
  // What has not changed need not be read again.
  expect(seen).toHaveLength(4);
});

it('that nginx refuses leaves the site as it was', async () => {
  await release('one', 1);
  const before = configuration();
  await expect(release('two', 2, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(current('index.html')).toContain('one');
  expect(configuration()).toBe(before);
  expect(readReleases(at('site')).ids).toHaveLength(1);
});

it('has the folder of the releases for its root', async () => {
  await release('one', 1);
  const roots = [...configuration().matchAll(/^ *root (.*);$/gm)].map(([, root]) => root);
  expect(new Set(roots)).toEqual(new Set([at('site/current')]));
});

it('is that of the release that is gone back to, for all that stay, before it is served', async () => {
  await release('one', 1);
  await release('two', 2);
  await expect(rollBack(at('site'), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect([current('index.html'), configuration()]).toEqual([
    expect.stringContaining('two'),
    expect.stringContaining('"~^/two('),
  ]);
  let served = '';
  await rollBack(at('site'), () => {
    served = current('index.html');
    return read();
  });
  expect([served, current('index.html')]).toEqual([
    expect.stringContaining('two'),
    expect.stringContaining('one'),
  ]);
  expect(configuration()).toContain('"~^/one(');
  expect(configuration()).not.toContain('"~^/two(');
  expect(configuration()).toContain("script-src 'self' 'sha256-one=' 'sha256-two='");
});
