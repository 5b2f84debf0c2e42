import {noAnswer, expectErrors} from '../support/consoleErrors';
import {holdScripts} from '../support/holdScripts';
import {saveData} from '../support/pageWeight';
import {indexed, serveIndex} from './smallIndex';
import {expect, type Page, test} from '../support/test';

/** A query with more results than one page holds, and fewer than two. */
const query = 'firmware update';
/** A query with more than 20 results, and fewer than 40. */
const twoPages = 'skerry_ble_advertise_get()';

const results = (page: Page) => page.getByRole('main').getByRole('list').first().locator('> li');
const field = (page: Page) => page.getByRole('main').getByRole('searchbox', {name: 'Search'});
const found = (page: Page) =>
  page.getByRole('status').filter({hasText: /^One result$|\d results$|No results/});

/** The number that the page says. */
async function foundCount(page: Page): Promise<number> {
  await expect(found(page)).toHaveText(/^\d+ results$/);
  return Number.parseInt(await found(page).innerText(), 10);
}

async function open(page: Page, text: string): Promise<void> {
  await page.goto(`/search?q=${encodeURIComponent(text)}`);
  await answered(page);
}

/** Waits for the first answer, before which the index is downloaded and read. */
async function answered(page: Page): Promise<void> {
  const answer = page.getByText(
    /^One result$|\d results$|^(?:No results were found|Unable to fetch results)$/,
  );
  await expect(answer).toBeVisible();
}

test('a shared address shows its results, again after a reload, from this host alone', async ({page}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  await open(page, query);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(`Search results for “${query}”`);
  await expect(page).toHaveTitle(/^Search results for “firmware update” \|/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  await expect(field(page)).toHaveValue(query);
  await expect(results(page)).toHaveCount(20);
  const first = await results(page).first().innerText();
  await expect(results(page).first().locator('mark').first()).toBeVisible();
  await page.reload();
  await answered(page);
  await expect(results(page).first()).toHaveText(first, {useInnerText: true});
  expect([...hosts]).toEqual(['localhost']);

  await results(page).locator('a[href*="#"]').first().click();
  await expect(page).toHaveURL(/\/docs\/.*#/);
  const anchor = decodeURIComponent(new URL(page.url()).hash.slice(1));
  await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
});

test('typing changes results and address, and Back leaves the page', async ({page}) => {
  await page.goto('/docs/intro');
  await page.goto('/search');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search the documentation');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('idempotency');
  await expect(page).toHaveURL('/search?q=idempotency');
  await answered(page);
  const count = await foundCount(page);
  await expect(results(page)).toHaveCount(count);
  await field(page).fill('zephyr');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/search?q=zephyr');
  await expect(results(page).first()).toContainText(/zephyr/i);
  await field(page).fill('');
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole('navigation', {name: 'Parts of the documentation'})).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/docs/intro');
});

test('scrolling brings 20 more at a time to the end, and coming back leads to the same place', async ({
  page,
}) => {
  await open(page, twoPages);
  const count = await foundCount(page);
  expect(count).toBeGreaterThan(20);
  expect(count).toBeLessThan(40);
  await expect(results(page)).toHaveCount(20);
  await results(page).last().scrollIntoViewIfNeeded();
  await expect(results(page)).toHaveCount(count);
  await expect(page.getByText(`${count} of ${count} shown`)).toBeVisible();
  await expect(page.getByRole('button', {name: 'More results'})).toHaveCount(0);
  const addresses = await results(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size).toBe(count);

  const chosen = results(page).nth(count - 3);
  await chosen.scrollIntoViewIfNeeded();
  // The place is kept a moment after the scrolling has ended.
  await expect.poll(() => page.evaluate(() => history.state?.searchPlace?.top === scrollY)).toBe(true);
  await chosen.getByRole('link').click();
  await expect(page.getByRole('article')).toBeVisible();
  await page.goBack();
  await expect(chosen).toBeInViewport();
  await page.reload();
  await answered(page);
  await expect(chosen).toBeInViewport();
});

test('a list stays until the next page is there, and in its place for a reader who changes their mind', async ({
  page,
}) => {
  await saveData(page);
  await open(page, twoPages);
  const chosen = results(page).last();
  await chosen.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => history.state?.searchPlace?.top === scrollY)).toBe(true);
  const release = await holdScripts(page);
  await chosen.getByRole('link').click();
  await expect(page).toHaveURL(/\/docs\//);
  await expect(chosen).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/\/search/);
  release();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await expect(chosen).toBeInViewport();
});

test('a button brings more where scrolling does not, and leads the focus there', async ({page}) => {
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => undefined;
  });
  await open(page, twoPages);
  const more = page.getByRole('button', {name: 'More results'});
  await more.press('Enter');
  await expect(results(page).nth(20).getByRole('link')).toBeFocused();
  await expect(more).toHaveCount(0);
});

const punctuation = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'.repeat(2);

for (const text of ['<img src=x onerror="window.hit=1"><b>qqxyz</b>', '🔑🛰️', punctuation]) {
  test(`the query ${text} is text and nothing else`, async ({page}) => {
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    await open(page, text);
    await expect(found(page)).toBeVisible();
    await expect(field(page)).toHaveValue(text);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(`Search results for “${text}”`);
    await expect(page.locator('main').locator('img, b')).toHaveCount(0);
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    expect(errors).toEqual([]);
  });
}

test('a query without results is told, with a way to report it', async ({page}) => {
  await open(page, 'qqxyzzyzz');
  await expect(found(page)).toHaveText('No results were found');
  await expect(page.getByRole('main').getByRole('strong')).toHaveText('qqxyzzyzz');
  await page.getByRole('link', {name: 'Let us know.'}).click();
  await expect(page).toHaveURL('/docs/feedback');
});

test('a query that waits is said to wait after 300 ms, until its answer comes', async ({page}) => {
  await page.clock.install();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await serveIndex(page, [indexed({title: 'Lamps'})]);
  await page.route('**/search/manifest.json', async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto('/search');
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page).fill('lamp');
  await field(page).press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for “lamp”');
  const waiting = page.getByRole('status').filter({hasText: 'Fetching new results...'});
  await page.clock.runFor(299);
  await expect(field(page)).toHaveValue('lamp');
  await expect(waiting).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(waiting).toBeVisible();
  await page.clock.resume();
  release();
  await expect(found(page)).toHaveText('One result');
  await expect(waiting).toHaveCount(0);
});

test('a download that fails is told, and tried again', async ({page}) => {
  expectErrors(page, noAnswer);
  let isDown = true;
  let failures = 0;
  await page.route('**/search/manifest.json', (route) => {
    if (!isDown) return route.continue();
    failures += 1;
    return route.abort();
  });
  await open(page, query);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Unable to fetch results');
  await expect(alert).toContainText('You might want to check your network connection.');
  const before = failures;
  await field(page).fill('zephyr');
  await expect(page).toHaveURL('/search?q=zephyr');
  await expect.poll(() => failures).toBeGreaterThan(before);
  await expect(alert).toBeVisible();
  isDown = false;
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(results(page)).toHaveCount(20);
  await expect(alert).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the page points to the sitemap and has no dead field', async ({page, request}) => {
    await page.goto(`/search?q=${encodeURIComponent(query)}`);
    // Locators by text and role pass over `noscript`, though the browser shows it.
    const stand = page.locator('main noscript');
    await expect(stand.locator('p')).toBeVisible();
    await expect(stand.locator('p')).toContainText('needs scripts');
    await expect(stand.locator('a[href="/docs/intro"]')).toBeVisible();
    await expect(page.locator('main input')).toBeHidden();
    const href = await stand.locator('p a').getAttribute('href');
    expect(await (await request.get(href ?? '')).text()).toContain('<urlset');
  });
});
