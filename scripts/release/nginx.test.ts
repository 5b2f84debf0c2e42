import {execFileSync, spawn} from 'node:child_process';
import fs from 'node:fs';
import https, {type RequestOptions} from 'node:https';
import os from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {findFreePort} from '../../sandbox/node/listenOnFreePort';
import {makeBuild} from './testing/makeBuild';
import {rollBack, writeRelease} from './writeRelease';

// Debian's packages nginx and libnginx-mod-http-brotli-static.
const program = '/usr/sbin/nginx';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const isMissing = ![program, brotliModule].every((file) => fs.existsSync(file));

/** Makes a folder that nginx can read, which gives up the rights of root. */
function makeFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  fs.chmodSync(folder, 0o755);
  onTestFinished(() => fs.rmSync(folder, {recursive: true, force: true}));
  return folder;
}

/** A certificate of nobody, and two ports that are free. */
async function makeServer(folder: string) {
  const [certificate, certificateKey] = ['cert.pem', 'key.pem'].map((name) => path.join(folder, name));
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const files = ['-subj', '/CN=docs.example', '-keyout', certificateKey, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', ...key, ...files], {stdio: 'pipe'});
  const [http, https] = [(await findFreePort()).port, (await findFreePort()).port];
  return {http: `127.0.0.1:${http}`, https: `127.0.0.1:${https}`, certificate, certificateKey};
}

/** Sends an address as it is, where `fetch` would tidy it up first. */
function asking(server: {https: string}) {
  const port = Number(server.https.split(':')[1]);
  return (target: string, options: RequestOptions = {}) =>
    new Promise<{status?: number; headers: Record<string, unknown>; body: string}>((resolve, reject) => {
      const address = {host: '127.0.0.1', port, path: target, rejectUnauthorized: false, agent: false};
      const request = https.request({...address, ...options}, (response) => {
        let body = '';
        response.on('data', (part) => {
          body += part;
        });
        response.on('end', () => resolve({status: response.statusCode, headers: response.headers, body}));
      });
      request.on('error', reject).end();
    });
}

/** Starts nginx with a configuration of a site, and with all that it writes in one folder. */
async function startNginx(folder: string, site: string, isReady: () => Promise<unknown>) {
  const {uid, username} = os.userInfo();
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const main = `load_module ${brotliModule};
${uid === 0 ? `user ${username};` : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  ${places.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${site};
}`;
  fs.writeFileSync(path.join(folder, 'main.conf'), main);
  const child = spawn(program, ['-p', folder, '-c', path.join(folder, 'main.conf')], {stdio: 'inherit'});
  const ended = new Promise((resolve) => child.once('exit', resolve));
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  while (!(await isReady().catch(() => false))) {
    if (child.exitCode !== null) throw new Error('nginx ended, see above.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return child;
}

it.skipIf(isMissing)('nginx serves releases from the configuration that stands beside them', async () => {
  const folder = makeFolder();
  const at = (...names: string[]) => path.join(folder, ...names);
  const server = await makeServer(folder);
  const get = asking(server);
  let nginx: {kill(signal: 'SIGHUP'): boolean} | undefined;
  const serving = {...server, reload: async () => void nginx?.kill('SIGHUP')};
  const release = (name: string, more?: Record<string, string>) => {
    const build = makeBuild(at(name), {}, more);
    const given = {to: at('srv'), retain: 2, readSbom: async () => '{}', nginx: serving, quality: 1};
    return writeRelease({build, ...given});
  };

  await release('one', {
    'docs/v1.0.html': 'v1.0',
    'docs/ä b.html': 'ä b',
    'docs/guides/Integration.html': 'Integration',
    'docs/intro.md': '®',
    'make_key.py': '®',
    '.well-known/acme-challenge/token': 'proof',
  });
  fs.writeFileSync(at('srv/secret.html'), 'secret');
  nginx = await startNginx(folder, at('srv/nginx.conf'), () => get('/'));

  const pages = {
    '/docs/intro?a=1': 'intro of one',
    '/docs/%69ntro': 'intro of one',
    '/docs/v1.0': 'v1.0',
    '/docs/%C3%A4%20b': 'ä b',
  };
  for (const [target, body] of Object.entries(pages)) {
    const answer = await get(target);
    expect([target, answer.status, answer.body]).toEqual([target, 200, body]);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
  }

  const moves = {
    '/docs/intro.html?q=a%20b&c': '/docs/intro?q=a%20b&c',
    '/docs/intro/': '/docs/intro',
    '/docs/intro/index.html/': '/docs/intro',
    '/docs/v1.0.html': '/docs/v1.0',
    '/docs/%C3%A4%20b.html': '/docs/%C3%A4%20b',
    '/docs/guides/Integration/': '/docs/guides/Integration',
    '/index.html?a': '/?a',
    '//docs//intro.html': '/docs/intro',
    '/old-one/?a': '/docs/intro?a',
    '//evil.example/index.html': '/evil.example',
    '/%2fevil.example/': '/evil.example',
  };
  for (const [target, location] of Object.entries(moves)) {
    const {status, headers} = await get(target);
    expect([target, status, headers.location]).toEqual([target, 301, location]);
  }

  const forServers = ['/_headers', '/_delivery.json', '/assets/js/main.one.js.br', '/404'];
  for (const target of ['/none', '/docs/guides', '/DOCS/intro', '/secret', ...forServers]) {
    const {status, body, headers} = await get(target);
    expect([target, status, body]).toEqual([target, 404, 'not found']);
    expect(headers['cache-control']).toBe('no-store');
  }
  for (const target of ['/docs/../../secret', '/%2e%2e/secret', '/docs/intro%00', '/docs/%zz'])
    expect([target, (await get(target)).status]).toEqual([target, 400]);
  expect((await get('/', {method: 'POST'})).status).toBe(405);

  const {delivery} = JSON.parse(
    fs.readFileSync(path.join(fs.realpathSync(at('srv/current')), '../release.json'), 'utf8'),
  );
  for (const target of ['/', '/docs', '/docs/intro.html', '/none', '/docs/%zz', '/assets/js/main.one.js']) {
    const {headers} = await get(target);
    for (const [name, value] of Object.entries(delivery.headers))
      expect([target, headers[name.toLowerCase()]]).toEqual([target, value]);
  }

  const script = '/assets/js/main.one.js';
  const asset = {'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding'};
  for (const [accepted, encoding] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['', undefined],
  ]) {
    const {headers} = await get(script, {headers: {'Accept-Encoding': accepted}});
    expect(headers).toMatchObject({...asset, 'content-type': 'text/javascript; charset=utf-8'});
    expect(headers['content-encoding']).toBe(encoding);
  }
  const {etag} = (await get('/docs/intro')).headers;
  expect((await get('/docs/intro', {headers: {'If-None-Match': String(etag)}})).status).toBe(304);
  expect((await get('/docs/intro.md')).headers['content-type']).toBe('text/markdown; charset=utf-8');
  expect((await get('/make_key.py')).headers['content-type']).toBe('text/x-python; charset=utf-8');

  const plain = async (target: string) => {
    const answer = await fetch(`http://${server.http}${target}`, {redirect: 'manual'});
    return answer.headers.get('location') ?? answer.text();
  };
  expect(await plain('/docs/intro?a')).toBe('https://docs.example/docs/intro?a');
  expect(await plain('/.well-known/acme-challenge/token')).toBe('proof');

  const moved = async (target: string) => (await get(target)).status === 301;
  // A worker of before the reload still answers until it has ended.
  await release('two');
  await expect.poll(() => moved('/old-two')).toBe(true);
  expect((await get('/')).body).toContain('<p>two</p>');
  await expect
    .poll(async () => (await get('/')).headers['content-security-policy'])
    .toContain("'sha256-one=' 'sha256-two='");
  await rollBack(at('srv'), serving);
  await expect.poll(() => moved('/old-one')).toBe(true);
  expect((await get('/')).body).toContain('<p>one</p>');
  expect((await get('/assets/js/main.two.js')).status).toBe(200);
  expect(fs.readFileSync(at('error.log'), 'utf8')).toBe('');
});

it.skipIf(isMissing)('nginx serves a release under its base URL', async () => {
  const folder = makeFolder();
  const server = await makeServer(folder);
  const get = asking(server);
  const to = path.join(folder, 'srv');
  const build = makeBuild(path.join(folder, 'one'), {baseUrl: '/portal/'});
  const nginx = {...server, reload: () => Promise.resolve()};
  await writeRelease({build, to, retain: 2, readSbom: async () => '{}', nginx, quality: 1});
  await startNginx(folder, path.join(to, 'nginx.conf'), () => get('/'));

  expect((await get('/portal/')).body).toContain('<p>one</p>');
  expect((await get('/portal/docs/intro')).body).toBe('intro of one');
  expect((await get('/portal/assets/js/main.one.js')).headers['cache-control']).toContain('immutable');
  for (const target of ['/portal', '/portal/index.html', '/portal/index/'])
    expect([target, (await get(target)).headers.location]).toEqual([target, '/portal/']);
  expect((await get('/portal/docs/intro.html')).headers.location).toBe('/portal/docs/intro');
  for (const target of ['/portal/none', '/portal/_delivery.json', '/portal/404.html'])
    expect([target, (await get(target)).status]).toEqual([target, 404]);
});
