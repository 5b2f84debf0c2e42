import fs from 'node:fs';
import type {RequestListener, ServerResponse} from 'node:http';
import path from 'node:path';
import mime from 'mime-types';
import send from 'send';
import {contentTypes} from '../../plugins/pages/delivery/formats/contentTypes';
import {type Delivery, deliveryFile, type Redirect} from '../../plugins/pages/delivery/describeDelivery';
import {listenOnFreePort, tellTakenPorts} from '../../sandbox/node/listenOnFreePort';

/** How a folder is served that says nothing about it. */
const plain: Delivery = {
  siteUrl: '',
  baseUrl: '/',
  headers: {},
  cache: {hashed: {under: '/assets/', value: 'no-cache'}, other: 'no-cache', notFound: 'no-store'},
  redirects: [],
  hidden: [],
};

/** Reads how a build has to be served, as `plugins/pages/delivery` wrote it down. */
export function readDelivery(buildDir: string): Delivery {
  try {
    return JSON.parse(fs.readFileSync(path.join(buildDir, deliveryFile), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return plain;
    throw error;
  }
}

/** Endings of compressed copies by their encodings, best first. */
const copies = {br: '.br', zstd: '.zst', gzip: '.gz'};

/**
 * Finds the file behind a bare path: the file of that name, else the page of that name. `stored` is what is sent: the
 * file itself, or its compressed copy beside it.
 */
function findSiteFile(buildDir: string, pathname: string, acceptEncoding = '') {
  const isFile = (name: string) =>
    fs.statSync(path.join(buildDir, name), {throwIfNoEntry: false})?.isFile() ?? false;
  const name = [pathname, `${pathname}.html`, path.posix.join(pathname, 'index.html')].find(isFile);
  if (name === undefined) return undefined;
  const accepted = acceptEncoding.split(',').map((entry) => entry.split(';')[0].trim());
  const isCopy = ([one, ending]: string[]) => accepted.includes(one) && isFile(name + ending);
  const [encoding, ending = ''] = Object.entries(copies).find(isCopy) ?? [];
  return {name, encoding, stored: name + ending};
}

type Address = {kind: 'serve'; pathname: string} | {kind: 'move'; to: string} | {kind: 'refuse'};

/** Decoded path that names no file of a website: NUL and other controls, backslashes, steps upwards. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
const unfit = /[\u0000-\u001f\u007f\\]|(?:^|\/)\.\.?(?:\/|$)/;

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * Decides where a request goes: each page has one address, the bare path, and every other spelling of it is
 * moved there in one step, with its query; old addresses in every spelling.
 */
function canonicalAddress(target: string, redirects: Redirect[]): Address {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(target) ?? [];
  const decoded = decode(path);
  if (!decoded?.startsWith('/') || unfit.test(decoded)) return {kind: 'refuse'};

  const single = decoded.replace(/\/{2,}/g, '/');
  const pathname = single.replace(/(?:\/index(?:\.html)?|\.html|\/)+$/, '') || '/';
  const redirect = redirects.find(({from}) => decode(from) === pathname);
  // The query stands before the part of the page.
  if (redirect) return {kind: 'move', to: redirect.to.replace(/^[^#]*/, (page) => page + query)};
  if (pathname === decoded) return {kind: 'serve', pathname};
  return {kind: 'move', to: pathname.split('/').map(encodeURIComponent).join('/') + query};
}

const types = contentTypes();

/** What `send` and we say of a file, and must not say of what is answered in its place. */
const fileHeaders = ['Accept-Ranges', 'Cache-Control', 'Content-Encoding', 'ETag', 'Last-Modified', 'Vary'];

/**
 * Headers of a copy of the site that is served on a reader's own machine: its pages may also call the sandbox and a
 * receiver of webhooks there, on any port. The public site's may not, since its policy must not allow unencrypted hosts.
 */
function allowOwnMachine({headers}: Delivery): Record<string, string> {
  const policy = headers['Content-Security-Policy'];
  // Without a scheme they stand for that of the page, here http.
  const allowing = policy?.replace(/(^|; )connect-src 'self'/, '$& localhost:* 127.0.0.1:*');
  return allowing ? {...headers, 'Content-Security-Policy': allowing} : headers;
}

function answerText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {'Content-Type': 'text/plain; charset=utf-8'}).end(`${text}\n`);
}

/**
 * Answers requests as the CDN does: bare paths, one 301 from every other spelling and every old address, `404.html`
 * with status 404, precompressed files where there are, and the headers that `plugins/pages/delivery` wrote down, with
 * what pages may call on this machine besides. A new build may replace the folder at any time.
 */
export function createSiteServer(buildDir: string): RequestListener {
  return (request, response) => {
    const delivery = readDelivery(buildDir);
    const notFound = () => {
      fs.readFile(path.join(buildDir, '404.html'), (error, page) => {
        if (error) return answerText(response, 404, 'Not found');
        response.setHeader('Cache-Control', delivery.cache.notFound);
        response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'}).end(page);
      });
    };
    for (const [name, value] of Object.entries(allowOwnMachine(delivery))) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return answerText(response, 405, 'Method not allowed');
    }
    const address = canonicalAddress(request.url ?? '/', delivery.redirects);
    if (address.kind === 'refuse') return answerText(response, 400, 'Bad request');
    if (address.kind === 'move') return void response.writeHead(301, {Location: address.to}).end();

    const isHidden = delivery.hidden.includes(address.pathname);
    const file = findSiteFile(buildDir, address.pathname, request.headers['accept-encoding']?.toString());
    // The file of the not-found page exists, and would be answered with status 200.
    if (!file || isHidden || file.name === '/404.html') return notFound();
    const how = {root: buildDir, dotfiles: 'allow', cacheControl: false, index: false} as const;
    send(request, encodeURIComponent(file.stored), how)
      .on('headers', () => {
        const {name, encoding} = file;
        const type = mime.contentType(types.get(path.extname(name).slice(1)) ?? path.extname(name));
        const isHashed = name.startsWith(delivery.cache.hashed.under);
        response.setHeader('Cache-Control', isHashed ? delivery.cache.hashed.value : delivery.cache.other);
        response.setHeader('Content-Type', type || 'application/octet-stream');
        response.setHeader('Vary', 'Accept-Encoding');
        if (encoding) response.setHeader('Content-Encoding', encoding);
      })
      .on('error', (error: {status: number; message: string}) => {
        // The file went away while it was being sent: a shortened answer must not look complete.
        if (response.headersSent) return response.destroy();
        for (const name of fileHeaders) response.removeHeader(name);
        if (error.status === 404) return notFound();
        answerText(response, error.status, error.message);
      })
      .pipe(response);
  };
}

export async function serveBuilt(folder: string, {port, host}: {port: string; host?: string}): Promise<void> {
  const where = {port: Number(port), hosts: host ? [host] : undefined};
  const listening = await listenOnFreePort(createSiteServer(folder), where);
  tellTakenPorts(listening);
  console.log(`The site is at http://${host ?? 'localhost'}:${listening.port}  (Ctrl+C ends it)`);
}
