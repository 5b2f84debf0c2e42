import type {Page} from '@playwright/test';

/** A script that a page has loaded, and its code. */
export interface Script {
  url: string;
  text: string;
}

/**
 * Remembers the scripts that a page loads from now on.
 *
 * @returns a function that waits for those that have been answered by then
 */
export function scriptsOf(page: Page): () => Promise<Script[]> {
  const scripts: Promise<Script[]>[] = [];
  page.on('response', (response) => {
    const url = response.url();
    if (!new URL(url).pathname.endsWith('.js')) return;
    // Pages are fetched ahead at any idle moment: the body of one that comes while the window closes is nobody's.
    scripts.push(
      response.text().then(
        (text) => [{url, text}],
        () => [],
      ),
    );
  });
  return async () => (await Promise.all(scripts)).flat();
}
