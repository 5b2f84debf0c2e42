import type {Page} from '@playwright/test';

/** Texts that the component library and its style engine keep in every bundle, minified or not. */
const marks = ['MuiButtonBase', 'MuiPaper', 'data-emotion'];

/**
 * Watches a page, from now on, for scripts that hold the component library or its style engine.
 *
 * @returns a function that gives the marks found and their scripts, once the page is at rest
 */
export function watchForMui(page: Page): () => Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  const pending: Promise<void>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    pending.push(
      response.text().then((script) => {
        for (const mark of marks)
          if (script.includes(mark)) found.set(mark, [...(found.get(mark) ?? []), response.url()]);
      }),
    );
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    await Promise.all(pending);
    return found;
  };
}

/** How many marks there are to find where the library is loaded. */
export const markCount = marks.length;
