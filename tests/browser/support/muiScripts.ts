import type {Page, Response} from '@playwright/test';
import {networkAtRest} from './networkAtRest';

/** Texts that the component library and its style engine keep in every bundle, minified or not. */
const marks = ['MuiButtonBase', 'MuiPaper', 'data-emotion'];

/** Marks by a script's address: pages share most of their scripts. */
const known = new Map<string, string[]>();

async function marksIn(response: Response): Promise<string[]> {
  const read = known.get(response.url());
  if (read) return read;
  const script = await response.text();
  const held = marks.filter((mark) => script.includes(mark));
  known.set(response.url(), held);
  return held;
}

/**
 * Watches a page, from now on, for scripts that hold the component library or its style engine.
 *
 * @returns a function that gives the marks found and their scripts, once the page is at rest
 */
export function watchForMui(page: Page): () => Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  const pending: Promise<void>[] = [];
  const watch = (response: Response) => {
    if (response.request().resourceType() !== 'script') return;
    pending.push(
      marksIn(response).then((held) => {
        for (const mark of held) found.set(mark, [...(found.get(mark) ?? []), response.url()]);
      }),
    );
  };
  page.on('response', watch);
  return async () => {
    await networkAtRest(page);
    // What comes later might not be there any more when it is read.
    page.off('response', watch);
    await Promise.all(pending);
    return found;
  };
}

/** How many marks there are to find where the library is loaded. */
export const markCount = marks.length;
