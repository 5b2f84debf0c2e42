import {test as base, type BrowserContext} from '../support/test';

/**
 * Our test, with a page of its own in a context that all tests of a worker share, and with it the browser's cache:
 * for tests that look at many pages, whose scripts are the same. What one test stores, the next one finds.
 */
export const inOneContext = base.extend<object, {sharedContext: BrowserContext}>({
  sharedContext: [
    async ({browser}, use) => {
      const context = await browser.newContext();
      await use(context);
      await context.close();
    },
    {scope: 'worker'},
  ],
  context: async ({sharedContext}, use) => {
    await use(sharedContext);
    await Promise.all(sharedContext.pages().map((page) => page.close()));
  },
});
