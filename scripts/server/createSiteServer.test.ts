import fs from 'node:fs';
import http, {type IncomingHttpHeaders} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {type Delivery, deliveryFile} from '../../plugins/pages/delivery/describeDelivery';
import {createSiteServer} from './createSiteServer';
import {type Listening, listenOnFreePort} from '../../sandbox/node/listenOnFreePort';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

let folder: string;
let site: Listening;

/** Sends the target as it is: `fetch` would tidy it up first. */
function get(target: string, options: http.RequestOptions = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      {host: '127.0.0.1', port: site.port, path: target, agent: false, ...options},
      (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (text) => {
          body += text;
        });
        response.on('end', () =>
          resolve({status: response.statusCode ?? 0, headers: response.headers, body}),
        );
      },
    );
    request.on('error', reject).end();
  });
}

function write(name: string, content: string | Buffer): void {
  const file = path.join(folder, 'build', name);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, content);
}

const delivery: Delivery = {
  siteUrl: 'https://docs.example',
  baseUrl: '/',
  headers: {
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; connect-src 'self' https://api.example",
  },
  cache: {
    hashed: {under: '/assets/', value: 'public, max-age=31536000, immutable'},
    other: 'no-cache',
    notFound: 'no-store',
  },
  redirects: [
    {from: '/docs', to: '/docs/intro'},
    {from: '/docs/help', to: '/docs/intro#help'},
    {from: '/status', to: 'https://status.example/'},
  ],
  hidden: ['/_headers', `/${deliveryFile}`],
};

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-server-'));
  write(deliveryFile, JSON.stringify(delivery));
  write('_headers', '/*');
  for (const page of ['index', '404', 'docs/intro', 'docs/v1.0', 'docs/guides/Integration', 'docs/ä b']) {
    write(`${page}.html`, `page ${page}`);
  }
  write('docs/guides/integration/onboard-devices.html', 'page onboard');
  write('assets/js/main.1a2b3c4d.js', 'plain');
  write('assets/js/main.1a2b3c4d.js.br', brotliCompressSync('compressed'));
  write('assets/js/main.1a2b3c4d.js.zst', 'packed');
  write('llms.txt', 'Bluetooth®');
  write('samples/make_key.py', '# ®');
  fs.writeFileSync(path.join(folder, 'secret.html'), 'secret');
  fs.mkdirSync(path.join(folder, 'build-of-another'));
  fs.writeFileSync(path.join(folder, 'build-of-another', 'secret.html'), 'secret');
  site = await listenOnFreePort(createSiteServer(path.join(folder, 'build')));
});

afterAll(async () => {
  await site.close();
  fs.rmSync(folder, {recursive: true});
});

describe('pages', () => {
  it.each([
    ['/', 'page index'],
    ['/docs/intro', 'page docs/intro'],
    ['/docs/intro?a=1', 'page docs/intro'],
    ['/docs/v1.0', 'page docs/v1.0'],
    ['/docs/guides/Integration', 'page docs/guides/Integration'],
    ['/docs/guides/integration/onboard-devices', 'page onboard'],
    ['/docs/%C3%A4%20b', 'page docs/ä b'],
    ['/docs/%69ntro', 'page docs/intro'],
  ])('%s is answered with its page', async (target, body) => {
    const answer = await get(target);
    expect(answer).toMatchObject({status: 200, body});
    expect(answer.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('answers HEAD without a body, and refuses methods that change something', async () => {
    expect(await get('/docs/intro', {method: 'HEAD'})).toMatchObject({status: 200, body: ''});
    expect(await get('/docs/intro', {method: 'POST'})).toMatchObject({
      status: 405,
      headers: {allow: 'GET, HEAD'},
    });
  });

  it('follows a new build without a restart', async () => {
    write('docs/added.html', 'first');
    expect((await get('/docs/added')).body).toBe('first');
    write('docs/added.html', 'second, longer');
    expect((await get('/docs/added')).body).toBe('second, longer');
    fs.rmSync(path.join(folder, 'build', 'docs/added.html'));
    expect((await get('/docs/added')).status).toBe(404);
  });
});

describe('other spellings', () => {
  it.each([
    ['/docs/intro.html', '/docs/intro'],
    ['/docs/intro/', '/docs/intro'],
    ['/docs/intro/index.html', '/docs/intro'],
    ['/docs/intro/index.html/', '/docs/intro'],
    ['/docs/intro.html?q=a%20b&c', '/docs/intro?q=a%20b&c'],
    ['/docs/intro%2Ehtml', '/docs/intro'],
    ['/docs/v1.0.html', '/docs/v1.0'],
    ['/docs/guides/Integration/', '/docs/guides/Integration'],
    ['/docs/%C3%A4%20b.html', '/docs/%C3%A4%20b'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/index.html?a', '/?a'],
    ['//docs//intro', '/docs/intro'],
  ])('%s takes one step to %s', async (target, location) => {
    const answer = await get(target);
    expect(answer).toMatchObject({status: 301, headers: {location}});
    expect((await get(location)).status).toBe(200);
  });

  it.each(['//evil.example/index.html', '/%2Fevil.example/', '/%2f%2fevil.example/index.html'])(
    '%s does not lead to another host',
    async (target) => {
      expect((await get(target)).headers.location).toBe('/evil.example');
    },
  );
});

describe('old addresses', () => {
  it.each([
    ['/docs', '/docs/intro'],
    ['/docs/', '/docs/intro'],
    ['/docs/index.html?a=1', '/docs/intro?a=1'],
    ['/docs/help.html?a', '/docs/intro?a#help'],
    ['/status', 'https://status.example/'],
  ])('%s takes one step to %s', async (target, location) => {
    expect(await get(target)).toMatchObject({status: 301, headers: {location}});
  });
});

describe('every answer', () => {
  it.each(['/', '/docs', '/docs/unknown', '/assets/js/main.1a2b3c4d.js', '/%zz', '/docs/intro.html'])(
    'carries the headers that the build names: %s',
    async (target) => {
      expect((await get(target)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        // Pages served on this machine may also call the sandbox on it.
        'content-security-policy':
          "default-src 'none'; connect-src 'self' localhost:* 127.0.0.1:* https://api.example",
      });
    },
  );

  it('is plain where the build names none', async () => {
    const other = path.join(folder, 'build-of-another');
    const plain = await listenOnFreePort(createSiteServer(other));
    const answer = await fetch(`http://127.0.0.1:${plain.port}/secret`);
    expect([answer.status, answer.headers.get('content-security-policy')]).toEqual([200, null]);
    await plain.close();
  });
});

describe('what is not there', () => {
  it.each([
    '/docs/unknown',
    '/docs/guides',
    '/docs/guides/integration',
    '/assets/js/none.js',
    '/404',
    '/secret',
    '/_headers',
    '/_delivery.json',
  ])('%s is answered with 404.html and status 404', async (target) => {
    expect(await get(target)).toMatchObject({
      status: 404,
      body: 'page 404',
      headers: {'cache-control': 'no-store'},
    });
  });

  it.each([
    '/../secret',
    '/docs/../../secret',
    '/%2e%2e/secret',
    '/..%2fsecret',
    '/../build-of-another/secret',
    '/docs\\..\\secret',
    '/%5C%5Cevil.example/',
    '/docs/intro%00',
    '/docs/%zz',
    '/%0d%0aSet-Cookie:a=b/',
    'http://127.0.0.1/docs/intro',
  ])('%s is refused', async (target) => {
    expect(await get(target)).toMatchObject({status: 400, body: 'Bad request\n'});
  });
});

describe('files', () => {
  const script = '/assets/js/main.1a2b3c4d.js';

  it('may be kept for a year where their name carries a hash', async () => {
    expect((await get(script)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/llms.txt')).headers['cache-control']).toBe('no-cache');
  });

  it('come compressed as the build left them, to those who accept it', async () => {
    const compressed = await get(script, {headers: {'Accept-Encoding': 'gzip, br'}});
    expect(compressed.headers).toMatchObject({'content-encoding': 'br', vary: 'Accept-Encoding'});
    expect(compressed.headers['content-type']).toMatch(/javascript/);
    const packed = await get(script, {headers: {'Accept-Encoding': 'gzip, zstd'}});
    expect(packed).toMatchObject({body: 'packed', headers: {'content-encoding': 'zstd'}});
    expect((await get(script)).body).toBe('plain');
  });

  it('are not sent again unchanged', async () => {
    const {etag} = (await get('/docs/intro')).headers;
    expect(await get('/docs/intro', {headers: {'If-None-Match': String(etag)}})).toMatchObject({
      status: 304,
      body: '',
    });
  });

  it('may be asked for in part', async () => {
    expect(await get(script, {headers: {Range: 'bytes=1-2'}})).toMatchObject({
      status: 206,
      body: 'la',
      headers: {'content-range': 'bytes 1-2/5'},
    });
    expect(await get(script, {headers: {Range: 'bytes=90-'}})).toMatchObject({
      status: 416,
      headers: {'content-range': 'bytes */5'},
    });
  });

  it('name the encoding of text', async () => {
    expect(await get('/llms.txt')).toMatchObject({
      body: 'Bluetooth®',
      headers: {'content-type': 'text/plain; charset=utf-8'},
    });
    const {headers} = await get('/samples/make_key.py');
    expect(headers['content-type']).toBe('text/x-python; charset=utf-8');
  });
});
