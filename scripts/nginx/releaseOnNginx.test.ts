import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {describeDelivery} from '../../plugins/pages/delivery/describeDelivery';
import type {Redirect} from '../../plugins/pages/delivery/shared/delivery';
import {makeBuild} from '../release/makeBuild';
import {rollBack} from '../release/rollBack';
import {writeRelease} from '../release/writeRelease';
import {type PreparedNginx, prepareNginx, type RunningNginx} from './prepareNginx';

const siteUrl = 'https://docs.example';

let folder: string;
let prepared: PreparedNginx;
let site: RunningNginx | undefined;
const at = (...names: string[]) => path.join(folder, ...names);

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'release-'));
  // nginx gives up the rights of root, and whoever it becomes reads here.
  fs.chmodSync(folder, 0o755);
  prepared = await prepareNginx(siteUrl);
});
afterEach(async () => {
  await site?.stop();
  fs.rmSync(folder, {recursive: true});
});

/** The last folder of its root is to be replaced by that of the releases. */
const place = () => ({siteUrl, nginx: {...prepared.nginx, root: '/srv/elsewhere/current'}});

/** Its effect comes soon after, and is awaited where it matters. */
const reload = () => {
  site?.reload();
  return Promise.resolve(true);
};

function release(name: string, baseUrl: string, redirects: Redirect[] = []) {
  const inline = {scripts: [`'sha256-${name}='`], styles: []};
  return writeRelease({
    buildDir: makeBuild(at(name), describeDelivery({baseUrl, redirects, inline, connectTo: []})),
    to: at('srv'),
    sbom: '{}',
    keep: 2,
    quality: 1,
    nginx: {place: place(), reload},
  });
}

it.each(['/', '/portal/'])('serves a release under %s from its own configuration', async (baseUrl) => {
  await release('one', baseUrl);
  site = await prepared.start(at('srv/nginx.conf'));
  const home = await site.get(baseUrl);
  expect([home.status, home.body.toString()]).toEqual([200, expect.stringContaining('<p>one</p>')]);
  const script = /src="(.*?)"/.exec(home.body.toString())?.[1] ?? '';
  const compressed = await site.get(script, {headers: {'Accept-Encoding': 'br'}});
  expect(compressed.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await site.get(`${baseUrl}docs/intro`)).body.toString()).toBe('page of one');
  const spellings = ['index.html', 'index/', 'docs/intro.html', 'docs/intro/'].map((name) => baseUrl + name);
  for (const target of [...spellings, ...(baseUrl === '/' ? [] : [baseUrl.slice(0, -1)])]) {
    const address = target.includes('intro') ? `${baseUrl}docs/intro` : baseUrl;
    expect([target, (await site.get(target)).headers.location]).toEqual([target, address]);
  }
  for (const target of ['none', '_delivery.json', '404.html'])
    expect([target, (await site.get(baseUrl + target)).status]).toEqual([target, 404]);
  expect(site.errors()).toBe('');
});

it('goes back without the redirects of the newer release, and with its files', async () => {
  await release('one', '/');
  site = await prepared.start(at('srv/nginx.conf'));
  const answer = async (target: string) => (await site?.get(target))?.status;
  await release('two', '/', [{from: '/old', to: '/docs/intro'}]);
  await expect.poll(() => answer('/old')).toBe(301);
  await rollBack(at('srv'), reload);
  await expect.poll(() => answer('/old')).toBe(404);
  expect((await site.get('/')).body.toString()).toContain('<p>one</p>');
  expect(await answer('/assets/js/main.two.js')).toBe(200);
});
