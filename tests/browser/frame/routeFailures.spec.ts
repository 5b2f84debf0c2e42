import path from 'node:path';
import type {Route} from '@playwright/test';
import {consoleErrors} from '../support/consoleErrors';
import {buildDir} from '../support/siteBuild';
import {expect, type Page, test} from '../support/test';

const from = '/docs/device-sdk/intro';
/** A page with code, whose HTML is fetched apart from its script. */
const target = {path: '/docs/device-sdk/terrestrial-module/api-overview', heading: 'API overview'};
/** Where the link to the guides leads. */
const guides = '/docs/guides/Integration';

/** What becomes of the site's scripts; those that wait come when the others do. */
type Scripts = 'come' | 'fail' | 'wait';

interface Watched {
  /** Documents that the window has loaded, by path. */
  loads: string[];
  warnings: string[];
  found: string[];
  set(scripts: Scripts): Promise<void>;
}

/** Watches a page, and has its scripts under control. */
async function watch(page: Page): Promise<Watched> {
  const loads: string[] = [];
  const warnings: string[] = [];
  let scripts: Scripts = 'come';
  let waiting: Route[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.route('**/assets/js/*.js', async (route) => {
    if (scripts === 'fail') await route.abort();
    else if (scripts === 'come') await route.continue();
    else waiting.push(route);
  });
  async function set(how: Scripts): Promise<void> {
    scripts = how;
    if (how !== 'come') return;
    await Promise.all(waiting.map((route) => route.continue()));
    waiting = [];
  }
  return {loads, warnings, found: consoleErrors(page), set};
}

/** Goes on a link without touching it with the pointer, which would load the page ahead. */
function follow(page: Page, path: string): Promise<void> {
  return page
    .locator(`.menu a[href="${path}"], main a[href="${path}"]`)
    .first()
    .evaluate((link) => {
      (link as HTMLElement).click();
    });
}

/** That a failed download is printed by the browser is to be expected. */
const besidesDownloads = (found: string[]) => found.filter((one) => !/ERR_FAILED|ERR_INTERNET/.test(one));

test('a page that does not load is opened afresh, once, with a warning', async ({page}) => {
  const {loads, warnings, found, set} = await watch(page);
  await page.goto(from);
  await set('fail');
  const reloaded = page.waitForEvent('load');
  await follow(page, target.path);
  await reloaded;
  // The page afresh has no scripts either.
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed');
  expect(warnings.join()).toMatch(/ChunkLoadError: Loading chunk/);
  await expect.poll(() => loads).toEqual([from, target.path]);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(target.heading);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Guides'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Integration guide');
  // A page that is reloaded again and again would stand before it.
  expect(loads.slice(0, 3)).toEqual([from, target.path, guides]);
  expect(besidesDownloads(found)).toEqual([]);
});

for (const part of ['scripts', 'own part'] as const) {
  test(`a page that is opened without its ${part} is reloaded once, then stays as it was delivered`, async ({
    page,
  }) => {
    const {loads, found, set} = await watch(page);
    if (part === 'own part')
      await page.route(/assets\/js\/(?!main|runtime)[^/]*\.js$/, (route) => route.abort());
    else await set('fail');
    await page.setViewportSize({width: 375, height: 800});
    await page.goto(target.path, {waitUntil: 'load'});
    await expect.poll(() => loads).toEqual([target.path, target.path]);
    await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(target.heading);
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeHidden();
    await expect(page.getByRole('button', {name: 'Search'})).toBeHidden();
    await expect(page.getByRole('link', {name: 'Tell us what is wrong or missing here'})).toBeVisible();
    await page.getByRole('navigation', {name: 'Areas'}).getByRole('link', {name: 'Guides'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Integration guide');
    expect(loads.slice(0, 3)).toEqual([target.path, target.path, guides]);
    expect(besidesDownloads(found)).toEqual([]);
  });
}

test('without storage, too, a failure leads to one reload and no more', async ({page}) => {
  const {loads, found, set} = await watch(page);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  await set('fail');
  await page.goto(target.path, {waitUntil: 'load'});
  await expect.poll(() => loads).toEqual([target.path, target.path]);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(target.heading);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Guides'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Integration guide');
  expect(loads.slice(0, 3)).toEqual([target.path, target.path, guides]);
  expect(besidesDownloads(found)).toEqual([]);
});

test('a page that comes with its reload is as if nothing had been', async ({page}) => {
  const {loads, found, set} = await watch(page);
  await set('fail');
  page.on('request', (request) => {
    if (request.isNavigationRequest() && loads.length === 2) void set('come');
  });
  await page.goto(target.path, {waitUntil: 'commit'});
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('html')).not.toHaveAttribute('data-scripts', 'failed');
  expect(await page.evaluate(() => history.state)).toEqual({});
  expect(loads).toEqual([target.path, target.path]);
  expect(besidesDownloads(found)).toEqual([]);
});

test('without network a page says why it did not load, and Retry brings it', async ({page, context}) => {
  const {loads, warnings, found, set} = await watch(page);
  await page.goto(from);
  await context.setOffline(true);
  await set('fail');
  await follow(page, target.path);
  const failure = page.getByRole('main');
  await expect(failure.getByRole('heading', {level: 1})).toHaveText('This page did not load.');
  await expect(page).toHaveTitle(/^This page did not load\./);
  await expect(failure.getByRole('alert')).toHaveText(
    /^The network may be down.*(?:ChunkLoadError: Loading chunk|Error: Loading CSS chunk)[^\\]*$/s,
  );
  expect(warnings.join()).toContain('A page could not be loaded');
  await expect(page.getByRole('main')).toHaveCount(1);

  // Links still lead to pages that have come before.
  await page.getByRole('navigation', {name: 'Main'}).locator(`a[href="${from}"]`).first().click();
  await expect(page).toHaveTitle(/Device SDK/);
  await expect(failure.getByRole('alert')).toHaveCount(0);
  await follow(page, target.path);
  await expect(failure.getByRole('alert')).toBeVisible();

  await failure.getByRole('button', {name: 'Retry'}).click();
  await expect(failure.getByRole('alert')).toBeVisible();
  await context.setOffline(false);
  await set('wait');
  await failure.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Loading'})).toBeVisible();
  await set('come');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(target.heading);
  await expect(page.locator('.theme-code-block code').first()).toHaveText(/\w/);
  expect(loads).toHaveLength(1);
  expect(besidesDownloads(found)).toEqual([]);
});

test('a part of a page that does not come is named in its place', async ({page, context}) => {
  const found = consoleErrors(page);
  await page.goto(from);
  await page.route('**/assets/blocks/*', (route) => route.abort());
  await context.setOffline(true);
  // Asked of nobody, they come without network too.
  await page.route(/\/assets\/(?:css|js)\//, (route) =>
    route.fulfill({path: path.join(buildDir, new URL(route.request().url()).pathname)}),
  );
  await follow(page, target.path);
  await expect(page.getByText('This part of the page did not load.').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(target.heading);
  expect(besidesDownloads(found)).toEqual([]);
});

test('a page that cannot be loaded ahead bothers nobody', async ({page}) => {
  const {found, set} = await watch(page);
  await page.goto(from);
  await set('fail');
  const failed = page.waitForEvent('requestfailed');
  await page.locator(`.menu a[href="${target.path}"], main a[href="${target.path}"]`).first().hover();
  await failed;
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(besidesDownloads(found)).toEqual([]);
});
