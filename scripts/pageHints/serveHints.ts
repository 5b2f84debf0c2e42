import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {hintsPath} from '../../plugins/site/page-hints/shared/hints';
import {listPages} from '../pages/listPages';
import {followPage} from './followPage';

/**
 * Tells this machine the problems of pages, as events at `/page-hints?page=docs/intro.mdx`. The development server hands
 * requests on to it, so that checks hold up neither what it compiles nor what it answers.
 *
 * @returns the port
 */
export async function serveHints(root: string): Promise<number> {
  const server = http.createServer((request, response) => {
    const {pathname, searchParams} = new URL(request.url ?? '', 'http://localhost');
    const page = searchParams.get('page') ?? '';
    if (pathname !== hintsPath) {
      response.writeHead(404).end();
      return;
    }
    // `no-transform`: what compresses answers would hold each event back.
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache, no-transform',
    });
    response.flushHeaders();
    // Pages that the build makes are mended elsewhere, and other files are nobody's business.
    if (!page.endsWith('.mdx') || !listPages(root).includes(page)) return;
    const stop = followPage(root, page, (hints) => response.write(`data: ${JSON.stringify(hints)}\n\n`));
    response.once('close', stop);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
