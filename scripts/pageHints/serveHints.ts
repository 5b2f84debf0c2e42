import fs from 'node:fs';
import path from 'node:path';
import {type Hint, hintsPath} from '../../plugins/site/page-hints/shared/hints';
import {listenOnFreePort} from '../../sandbox/node/listenOnFreePort';
import {listPages} from '../pages/listPages';

/** Often enough to answer within a second; one file is looked at, by whatever it is saved. */
const interval = 100;

/** Tells the problems of a page, now and whenever it is saved: those of the text first. Returns what ends it. */
function followPage(root: string, file: string, tell: (hints: readonly Hint[]) => void): () => void {
  const full = path.join(root, file);
  let turn = 0;
  let ofExamples: Hint[] = [];
  const check = async () => {
    turn++;
    const own = turn;
    const isOld = () => own !== turn;
    try {
      // What finds them takes seconds to load, which the start of the site need not wait for.
      const {findExampleHints, findTextHints} = await import('./findHints');
      const source = await fs.promises.readFile(full, 'utf8');
      if (isOld()) return;
      const ofText = findTextHints(root, file, source);
      tell(inOrder(ofText, ofExamples));
      const found = await findExampleHints(file, source);
      if (isOld()) return;
      ofExamples = found;
      tell(inOrder(ofText, found));
    } catch (error) {
      if (!isOld())
        tell([{file, line: 1, message: `the page cannot be checked: ${(error as Error).message}`}]);
    }
  };
  const onChange = () => void check();
  fs.watchFile(full, {interval}, onChange);
  void check();
  return () => {
    turn++;
    fs.unwatchFile(full, onChange);
  };
}

function inOrder(...hints: Hint[][]): Hint[] {
  return hints.flat().sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/**
 * Tells this machine the problems of pages, as events at `/page-hints?page=docs/intro.mdx`. The development server hands
 * requests on to it, so that checks hold up neither what it compiles nor what it answers.
 */
export async function serveHints(root: string): Promise<number> {
  const {port} = await listenOnFreePort((request, response) => {
    const {pathname, searchParams} = new URL(request.url ?? '', 'http://localhost');
    const page = searchParams.get('page') ?? '';
    if (pathname !== hintsPath) return void response.writeHead(404).end();
    // `no-transform`: what compresses answers would hold each event back.
    response.writeHead(200, {'content-type': 'text/event-stream', 'cache-control': 'no-cache, no-transform'});
    response.flushHeaders();
    // Pages that the build makes are mended elsewhere, and other files are nobody's business.
    if (!page.endsWith('.mdx') || !listPages(root).includes(page)) return;
    const stop = followPage(root, page, (hints) => response.write(`data: ${JSON.stringify(hints)}\n\n`));
    response.once('close', stop);
  });
  return port;
}
