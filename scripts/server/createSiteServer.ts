import fs from 'node:fs';
import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http';
import path from 'node:path';
import mime from 'mime-types';
import send from 'send';
import {contentTypes} from '../../plugins/pages/delivery/formats/contentTypes';
import type {Delivery} from '../../plugins/pages/delivery/shared/delivery';
import {allowOwnMachine} from './allowOwnMachine';
import {canonicalAddress} from './canonicalAddress';
import {findSiteFile, type SiteFile} from './findSiteFile';
import {readDelivery} from './readDelivery';

function answerText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {'Content-Type': 'text/plain; charset=utf-8'}).end(`${text}\n`);
}

const types = contentTypes();

/** What `send` and we say of a file, and must not say of what is answered in its place. */
const fileHeaders = ['Accept-Ranges', 'Cache-Control', 'Content-Encoding', 'ETag', 'Last-Modified', 'Vary'];

function setHeaders(response: ServerResponse, {name, encoding}: SiteFile, {cache}: Delivery): void {
  response.setHeader('Cache-Control', name.startsWith(cache.hashed.under) ? cache.hashed.value : cache.other);
  const ending = path.extname(name).slice(1);
  response.setHeader(
    'Content-Type',
    mime.contentType(types.get(ending) ?? ending) || 'application/octet-stream',
  );
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
  const notFound = (response: ServerResponse, {cache}: Delivery) => {
    fs.readFile(path.join(buildDir, '404.html'), (error, page) => {
      if (error) return answerText(response, 404, 'Not found');
      response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': cache.notFound});
      response.end(page);
    });
  };

  const sendFile = (
    request: IncomingMessage,
    response: ServerResponse,
    file: SiteFile,
    delivery: Delivery,
  ) => {
    send(request, encodeURIComponent(file.stored), {
      root: buildDir,
      dotfiles: 'allow',
      cacheControl: false,
      index: false,
    })
      .on('headers', () => setHeaders(response, file, delivery))
      .on('error', (error: {status: number; message: string}) => {
        // The file went away while it was being sent: a shortened answer must not look complete.
        if (response.headersSent) return response.destroy();
        for (const name of fileHeaders) response.removeHeader(name);
        if (error.status === 404) return notFound(response, delivery);
        answerText(response, error.status, error.message);
      })
      .pipe(response);
  };

  return (request, response) => {
    const delivery = readDelivery(buildDir);
    for (const [name, value] of Object.entries(allowOwnMachine(delivery.headers)))
      response.setHeader(name, value);
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
    if (!file || isHidden || file.name === '/404.html') return notFound(response, delivery);
    sendFile(request, response, file, delivery);
  };
}
