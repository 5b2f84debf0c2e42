import fs from 'node:fs';
import {expect, test as base, type Page, type TestInfo} from '@playwright/test';
import {projectRoot} from '../../../scripts/projectRoot';
import {copySite, type SiteCopy} from '../../../scripts/siteCopy/copySite';
import {watchForErrors} from './consoleErrors';
import {mayComeTo} from './mayComeTo';

export {type BrowserContext, expect, type Locator, type Page, type Response} from '@playwright/test';

/**
 * Playwright's test, whose `page.goto` and `page.reload` return when scripts have taken over the page: a click that
 * comes before would be lost, and on a slow machine it sometimes does.
 *
 * With `waitUntil` set they return when that has come, as ever. With `networkidle` they wait for scripts as well: a busy
 * machine may ask for them only after its network has been idle. What those ask for is not awaited.
 *
 * `page.route` returns when the page asks by way of it.
 *
 * A page that does what its security headers forbid fails the test, and so does an error that the test has
 * not named by `expectErrors`.
 *
 * `siteCopy` is a copy of the site that the files of a worker build one after the other, each after it has made it anew:
 * a build that finds what one before it has kept takes a third of the time.
 */
export const test = base.extend<object, {siteCopy: SiteCopy}>({
  siteCopy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what is needed, which is nothing.
    async ({}, use) => {
      const copy = copySite(projectRoot, {withGenerated: true});
      await use(copy);
      copy.dispose();
    },
    {scope: 'worker'},
  ],
  page: async ({page, javaScriptEnabled}, use, testInfo) => {
    const violations = watchForViolations(page);
    const errors = watchForErrors(page);
    const route = page.route.bind(page);
    page.route = async (...asked) => {
      const registered = await route(...asked);
      // Chromium answers before the page knows: one that is busy would go on asking the server itself.
      if (page.url() !== 'about:blank') await page.evaluate(() => undefined);
      return registered;
    };
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      if (page.url() === 'about:blank') skipUntouched(url, testInfo);
      const response = await goto(url, options);
      if (javaScriptEnabled !== false && waitsForScripts(options)) await tookOver(page);
      return response;
    };
    if (javaScriptEnabled !== false) {
      const reload = page.reload.bind(page);
      page.reload = async (options) => {
        const response = await reload(options);
        if (waitsForScripts(options)) await tookOver(page);
        return response;
      };
    }
    await use(page);
    expect(violations).toEqual([]);
    expect(errors(), 'errors that nothing has provoked').toEqual([]);
  },
});

const waitsForScripts = (options?: Parameters<Page['reload']>[0]) =>
  [undefined, 'networkidle'].includes(options?.waitUntil);

/** Skips a test that does not come to the pages which `npm run check` has to look at. */
function skipUntouched(url: string, {file, line}: TestInfo): void {
  const pages = process.env.TOUCHED_PAGES?.split(' ');
  const isLeftOut = pages && !mayComeTo(pages, url, fs.readFileSync(file, 'utf8'), line);
  base.skip(isLeftOut ?? false, 'It comes to no page that has changed.');
}

/** Collects what the browser refuses a page by its security headers; policy.spec.ts shows that it is found. */
export function watchForViolations(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Permissions[- ]Policy|integrity/i.test(message.text()))
      found.push(message.text());
  });
  return found;
}

/** Waits until scripts have taken over a page of the site; other files have nothing to wait for. */
export async function tookOver(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.querySelector('#__docusaurus') || document.documentElement.dataset.hasHydrated === 'true',
  );
}
