import {noAnswer, expectErrors} from '../support/consoleErrors';
import {holdFiles} from '../support/holdFiles';
import {field, found, open, query, results} from './resultList';
import {indexed, serveIndex} from './smallIndex';
import {expect, test} from '../support/test';

test('a query without results is told, with a way to report it', async ({page}) => {
  await open(page, 'qqxyzzyzz');
  await expect(found(page)).toHaveText('No results were found');
  await expect(page.getByRole('main').getByRole('strong')).toHaveText('qqxyzzyzz');
  await page.getByRole('link', {name: 'Let us know.'}).click();
  await expect(page).toHaveURL('/docs/feedback');
});

test('a query that waits is said to wait after 300 ms, until its answer comes', async ({page}) => {
  await page.clock.install();
  await serveIndex(page, [indexed({title: 'Lamps'})]);
  const release = await holdFiles(page, '**/search/manifest.json');
  await page.goto('/search');
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page).fill('lamp');
  await field(page).press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for “lamp”');
  const waiting = page.getByRole('status').filter({hasText: 'Fetching new results...'});
  await page.clock.runFor(299);
  await expect(field(page)).toHaveValue('lamp');
  await expect(waiting).toHaveCount(0);
  // The page may have begun to wait after its heading has changed.
  for (let late = 0; late < 300 && !(await waiting.isVisible()); late += 1) await page.clock.runFor(1);
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
  // Each query asks twice.
  await expect.poll(() => failures).toBeGreaterThan(before + 1);
  await expect(alert).toBeVisible();
  isDown = false;
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(results(page)).toHaveCount(10);
  await expect(alert).toHaveCount(0);
  await expect(found(page)).toBeFocused();
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
