import fs from 'node:fs';
import type {RequestListener, ServerResponse} from 'node:http';
import path from 'node:path';
import mime from 'mime-types';
import send from 'send';
import {contentTypes} from '../../plugins/pages/delivery/formats/contentTypes';
import type {Delivery} from '../../plugins/pages/delivery/describeDelivery';
import {findSiteFile, readDelivery, type SiteFile} from './buildFolder';
import {canonicalAddress} from './canonicalAddress';

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

function setHeaders(response: ServerResponse, {name, encoding}: SiteFile, {cache}: Delivery): void {
  const type = mime.contentType(types.get(path.extname(name).slice(1)) ?? path.extname(name));
  response.setHeader('Cache-Control', name.startsWith(cache.hashed.under) ? cache.hashed.value : cache.other);
  response.setHeader('Content-Type', type || 'application/octet-stream');
  response.setHeader('Vary', 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding);
}

/**
 * Answers requests as the CDN does: bare paths, one 301 from every other spelling and every old address,
 * `404.html` with status 404, precompressed files where the build has them, and the headers that
 * `plugins/pages/delivery` wrote down, with what pages may call on this machine besides.
 *
 * Files are looked up at each request, so a new build may replace the folder at any time.
 *
 * @param buildDir folder that `docusaurus build` wrote
 */
export function createSiteServer(buildDir: string): RequestListener {
  return (request, response) => {
    const delivery = readDelivery(buildDir);
    const notFound = () => {
      fs.readFile(path.join(buildDir, '404.html'), (error, page) => {
        if (error) return answerText(response, 404, 'Not found');
        const headers = {
          'Content-Type': 'text/html; charset=utf-8',
          'Cache-Control': delivery.cache.notFound,
        };
        response.writeHead(404, headers).end(page);
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
      .on('headers', () => setHeaders(response, file, delivery))
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
