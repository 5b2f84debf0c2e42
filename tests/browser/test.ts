import {test as base, type Page} from '@playwright/test';

export {type BrowserContext, expect, type Locator, type Page, type Response} from '@playwright/test';

/**
 * Playwright's test, whose `page.goto` and `page.reload` return when scripts have taken over the page: a click that
 * comes before would be lost, and on a slow machine it sometimes does.
 *
 * With `waitUntil` set they return when that has come, as ever.
 */
export const test = base.extend({
  page: async ({page, javaScriptEnabled}, use) => {
    if (javaScriptEnabled !== false) {
      const goto = page.goto.bind(page);
      page.goto = async (url, options) => {
        const response = await goto(url, options);
        if (!options?.waitUntil) await tookOver(page);
        return response;
      };
      const reload = page.reload.bind(page);
      page.reload = async (options) => {
        const response = await reload(options);
        if (!options?.waitUntil) await tookOver(page);
        return response;
      };
    }
    await use(page);
  },
});

/** Waits until scripts have taken over a page of the site; other files have nothing to wait for. */
export async function tookOver(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.querySelector('#__docusaurus') || document.documentElement.dataset.hasHydrated === 'true',
  );
}
