import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {describeDelivery} from '../../plugins/pages/delivery/describeDelivery';
import {stampFiles} from '../release/stampFiles';
import type {RunningNginx} from './prepareNginx';
import {startNginx} from './startNginx';

const delivery = describeDelivery({
  baseUrl: '/',
  redirects: [
    {from: '/docs', to: '/docs/intro'},
    {from: '/docs/guides/integration', to: '/docs/guides/Integration'},
    {from: '/docs/v1.1', to: '/docs/v1.0#changes'},
    {from: '/status', to: 'https://status.example/now'},
  ],
  inline: {scripts: ["'sha256-abc+/='"], styles: []},
  connectTo: ['https://api.example'],
});
const pages = ['index', '404', 'docs/intro', 'docs/v1.0', 'docs/guides/Integration', 'docs/ä b', 'docs/100%'];
const script = '/assets/js/main.1a2b3c4d.js';
const scriptText = `/* é */ ${'let a = 1;'.repeat(200)}`;

let folder: string;
let site: RunningNginx;

function write(name: string, content: string | Buffer): void {
  const file = path.join(folder, 'build', name);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, content);
}

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-site-'));
  for (const page of pages) write(`${page}.html`, `page ${page}`);
  write('docs/guides/integration/onboard-devices.html', 'page onboard');
  write(script, scriptText);
  write(`${script}.br`, brotliCompressSync(scriptText));
  write(`${script}.gz`, gzipSync(scriptText));
  write(`${script}.zst`, 'compressed');
  for (const name of ['llms.txt', 'docs/intro.md', 'openapi/api.yaml', 'search/manifest.json', 'sitemap.xml'])
    write(name, 'Bluetooth®');
  for (const name of ['.well-known/security.txt', 'site.webmanifest', 'favicon.ico', 'img/a.svg', 'f.woff2'])
    write(name, 'x');
  for (const name of ['make_key.py', 'main.c', 'board.overlay']) write(`samples/${name}`, '®');
  for (const name of ['_headers', '_redirects', '_delivery.json']) write(name, 'for servers');
  write('.well-known/acme-challenge/token', 'proof');
  fs.writeFileSync(path.join(folder, 'secret.html'), 'secret');
  await stampFiles(path.join(folder, 'build'));
  site = await startNginx(path.join(folder, 'build'), {delivery, siteUrl: 'https://docs.example'});
});

afterAll(async () => {
  await site?.stop();
  fs.rmSync(folder, {recursive: true});
});

it('takes the configuration without a word', () => {
  expect(site.errors()).toBe('');
});

describe('pages', () => {
  it.each([
    ['/', 'page index'],
    ['/docs/intro?a=1', 'page docs/intro'],
    ['/docs/v1.0', 'page docs/v1.0'],
    ['/docs/guides/Integration', 'page docs/guides/Integration'],
    ['/docs/guides/integration/onboard-devices', 'page onboard'],
    ['/docs/%C3%A4%20b', 'page docs/ä b'],
    ['/docs/%69ntro', 'page docs/intro'],
    ['/docs/100%25', 'page docs/100%'],
  ])('%s is answered with its page', async (target, body) => {
    const answer = await site.get(target);
    expect([answer.status, answer.body.toString()]).toEqual([200, body]);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });

  it('come without a body to HEAD, and not at all to what changes something', async () => {
    const head = await site.get('/docs/intro', {method: 'HEAD'});
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, '15']);
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await site.get('/docs/intro', {method})).status).toBe(405);
  });
});

describe('other spellings and old addresses', () => {
  it.each([
    ['/docs/intro.html', '/docs/intro'],
    ['/docs/intro/', '/docs/intro'],
    ['/docs/intro/index.html', '/docs/intro'],
    ['/docs/intro/index', '/docs/intro'],
    ['/docs/intro/index.html/', '/docs/intro'],
    ['/docs/intro.html?q=a%20b&c', '/docs/intro?q=a%20b&c'],
    ['/docs/intro%2Ehtml', '/docs/intro'],
    ['/docs/v1.0.html', '/docs/v1.0'],
    ['/docs/guides/Integration/', '/docs/guides/Integration'],
    ['/docs/%C3%A4%20b.html', '/docs/%C3%A4%20b'],
    ['/docs/100%25.html', '/docs/100%25'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/index.html?a', '/?a'],
    ['//docs//intro', '/docs/intro'],
    ['//docs//intro.html', '/docs/intro'],
    ['/docs', '/docs/intro'],
    ['/docs/index.html?a=1', '/docs/intro?a=1'],
    ['/docs/guides/integration/', '/docs/guides/Integration'],
    ['/docs/v1.1?a', '/docs/v1.0?a#changes'],
  ])('%s takes one step to %s', async (target, location) => {
    const answer = await site.get(target);
    expect(answer).toMatchObject({status: 301, headers: {location}});
    expect((await site.get(location.replace(/#.*/, ''))).status).toBe(200);
  });

  it('lead to other sites where the list says so, and nowhere else', async () => {
    expect((await site.get('/status')).headers.location).toBe('https://status.example/now');
    for (const target of ['//evil.example/index.html', '/%2Fevil.example/', '/%2f%2fevil.example/index.html'])
      expect((await site.get(target)).headers.location).toBe('/evil.example');
  });

  it('lead from http to https in one step', async () => {
    const answer = await fetch(`http://127.0.0.1:${site.http}/docs/intro?a`, {redirect: 'manual'});
    expect([answer.status, answer.headers.get('location')]).toEqual([
      301,
      'https://docs.example/docs/intro?a',
    ]);
  });

  it('do not lead away who asks for the proof of a certificate, and nobody else', async () => {
    const ask = async (name: string) => {
      const url = `http://127.0.0.1:${site.http}/.well-known/${name}`;
      const answer = await fetch(url, {redirect: 'manual'});
      return [answer.status, answer.status === 200 ? await answer.text() : answer.headers.get('location')];
    };
    expect(await ask('acme-challenge/token')).toEqual([200, 'proof']);
    expect(await ask('acme-challenge/other')).toEqual([404, null]);
    expect(await ask('security.txt')).toEqual([301, 'https://docs.example/.well-known/security.txt']);
  });
});

describe('what is not there', () => {
  it.each([
    ...['/docs/unknown', '/docs/guides', '/assets/js/none.js', '/404', '/404.html', '/secret', '/DOCS/intro'],
    ...['/_headers', '/_redirects', '/_delivery.json', '/docs\\intro'],
    ...['br', 'gz', 'zst'].map((extension) => `${script}.${extension}`),
  ])('%s is answered with 404.html, status 404, and not kept', async (target) => {
    const answer = await site.get(target);
    const moved = answer.status === 301 ? await site.get(answer.headers.location ?? '') : answer;
    expect([moved.status, moved.body.toString()]).toEqual([404, 'page 404']);
    expect(moved.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ...['/../secret', '/docs/../../secret', '/%2e%2e/secret', '/..%2fsecret', '/docs/intro%00', '/docs/%zz'],
  ])('%s is refused', async (target) => {
    expect((await site.get(target)).status).toBe(400);
  });

  it('includes addresses of 10 KB', async () => {
    expect((await site.get(`/docs/${'a'.repeat(10_000)}`)).status).toBe(414);
    expect((await site.get(`/docs/intro?${'a'.repeat(6_000)}`)).status).toBe(200);
  });

  it.each(['/', '/docs', '/docs/unknown', script, '/docs/%zz', '/docs/intro.html'])(
    'or is: every answer carries the headers of the description, once: %s',
    async (target) => {
      const {headers} = await site.get(target);
      for (const [name, value] of Object.entries(delivery.headers))
        expect(headers[name.toLowerCase()]).toBe(value);
      expect(headers['last-modified']).toBeUndefined();
      expect(headers.server).toBe('nginx');
    },
  );
});

describe('files', () => {
  it('come as the build compressed them, to those who accept it', async () => {
    const gets = ['br, gzip', 'gzip', ''].map((accepted) =>
      site.get(script, {headers: {'Accept-Encoding': accepted}}),
    );
    const [br, gz, plain] = await Promise.all(gets);
    expect(br.headers).toMatchObject({'content-encoding': 'br', vary: 'Accept-Encoding'});
    expect(br.body).toEqual(brotliCompressSync(scriptText));
    expect(gz.headers).toMatchObject({'content-encoding': 'gzip', vary: 'Accept-Encoding'});
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(scriptText);
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(new Set([br, gz, plain].map(({headers}) => headers.etag)).size).toBe(3);
  });

  it('are not sent again unchanged', async () => {
    const {etag} = (await site.get('/docs/intro')).headers;
    const again = await site.get('/docs/intro', {headers: {'If-None-Match': etag}});
    expect([again.status, again.body.length, again.headers['cache-control']]).toEqual([304, 0, 'no-cache']);
  });

  it('are not taken for unchanged by their time alone', async () => {
    const headers = {'If-Modified-Since': 'Thu, 01 Jan 2099 00:00:00 GMT'};
    expect((await site.get('/docs/intro', {headers})).status).toBe(200);
  });

  it('may be asked for in part', async () => {
    const part = await site.get(script, {headers: {Range: 'bytes=0-1'}});
    expect([part.status, part.body.toString(), part.headers['content-range']]).toEqual([
      206,
      '/*',
      `bytes 0-1/${Buffer.byteLength(scriptText)}`,
    ]);
    expect((await site.get(script, {headers: {Range: 'bytes=90000-'}})).status).toBe(416);
  });

  it.each([
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/samples/make_key.py', 'text/x-python; charset=utf-8'],
    ['/samples/main.c', 'text/x-c; charset=utf-8'],
    ['/samples/board.overlay', 'text/plain; charset=utf-8'],
    ['/docs/intro.md', 'text/markdown; charset=utf-8'],
    ['/openapi/api.yaml', 'text/yaml; charset=utf-8'],
    ['/search/manifest.json', 'application/json; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/favicon.ico', 'image/vnd.microsoft.icon'],
    ['/img/a.svg', 'image/svg+xml; charset=utf-8'],
    ['/f.woff2', 'font/woff2'],
  ])('name type and encoding: %s', async (target, type) => {
    const {status, headers} = await site.get(target);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, 'no-cache']);
  });
});
