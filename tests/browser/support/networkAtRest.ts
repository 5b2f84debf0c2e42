import type {Page} from '@playwright/test';

const events = ['request', 'requestfinished', 'requestfailed'] as const;

/**
 * Waits until a page has asked for nothing for half a second.
 *
 * The browser says `networkidle` once for each document, and on a busy machine before its scripts are asked for.
 */
export async function networkAtRest(page: Page): Promise<void> {
  let last = Date.now();
  const note = () => {
    last = Date.now();
  };
  for (const event of events) page.on(event as 'request', note);
  while (Date.now() - last < 500) await page.waitForTimeout(50);
  for (const event of events) page.off(event as 'request', note);
}
