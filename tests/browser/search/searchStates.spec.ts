import type {Route} from '@playwright/test';
import {noAnswer, expectErrors} from '../support/consoleErrors';
import {expectUsable} from '../support/expectUsable';
import {dialog, field, find, hits, openSearch, searchFor} from '../support/searchDialog';
import {indexed, serveIndex} from './smallIndex';
import {expect, type Page, test} from '../support/test';

const stored = (kind: 'RECENT' | 'FAVORITE') => `__DOCSEARCH_${kind}_SEARCHES__docs`;

/** Searches as an earlier visit has stored them. */
async function store(page: Page, kind: 'RECENT' | 'FAVORITE', count: number): Promise<void> {
  const searches = Array.from({length: count}, (_, number) => ({
    objectID: `${kind}${number}`,
    url: `/docs/intro#${number}`,
    type: 'lvl1',
    content: null,
    hierarchy: {lvl0: 'Guides', lvl1: `${kind} ${number}`},
  }));
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    stored(kind),
    JSON.stringify(searches),
  ] as const);
}

test('7 recent searches are kept, or 4 beside 10 favorites', async ({page}) => {
  const named = (kind: string, count: number) =>
    Array.from({length: count}, (_, number) => `${kind} ${number}`);
  await store(page, 'RECENT', 9);
  await page.goto('/docs/intro');
  await openSearch(page);
  await expect(hits(page)).toHaveText(named('RECENT', 7));
  await store(page, 'FAVORITE', 12);
  await page.reload();
  await openSearch(page);
  await expect(hits(page)).toHaveText([...named('RECENT', 4), ...named('FAVORITE', 10)]);
});

test.describe('with reduced motion', () => {
  test.use({reducedMotion: 'reduce'});

  test('a chosen hit becomes a recent search, then a favorite, then nothing', async ({page}) => {
    await page.goto('/docs/intro');
    await find(page, 'list api keys');
    await hits(page).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('List API keys');
    await openSearch(page);
    await expect(dialog(page)).toContainText('Recent');
    await dialog(page).getByTitle('Save this search').click();
    await dialog(page).getByTitle('Remove this search from favorites').click();
    await expect(dialog(page)).toContainText('No recent searches');
  });
});

test('stored searches that are broken are dropped, and the page lives on', async ({page}) => {
  await page.addInitScript((key) => localStorage.setItem(key, '[{"url"'), stored('RECENT'));
  await page.goto('/docs/intro');
  await openSearch(page);
  await expect(dialog(page)).toContainText('No recent searches');
});

test('a query without results is shown with three others, which have some, and a link to report it', async ({
  page,
}) => {
  await page.goto('/docs/intro');
  await searchFor(page, 'xyzzy');
  await expect(dialog(page)).toContainText('No results found for "xyzzy"');
  const report = dialog(page).getByRole('link', {name: 'Let us know.'});
  await expect(report).toHaveAttribute('href', '/docs/feedback');
  await expect(report).toHaveAttribute('target', '_blank');
  const suggested = dialog(page).locator('.DocSearch-Prefill');
  const queries = await suggested.allTextContents();
  expect(queries).toHaveLength(3);
  for (const [number, query] of queries.entries()) {
    await suggested.nth(number).click();
    await expect(field(page)).toHaveValue(`${query.toLowerCase()} `);
    await expect(hits(page).first()).toBeVisible();
    await field(page).fill('xyzzy');
    await expect(suggested).toHaveCount(3);
  }
});

test('a failed download is told, stays told, and is tried again when the reader types', async ({page}) => {
  expectErrors(page, noAnswer);
  await serveIndex(page, [indexed({title: 'Lamps'})]);
  const downloads = '**/search/*.json';
  const abort = (route: Route) => route.abort();
  await page.route(downloads, abort);
  await page.goto('/docs/intro');
  await searchFor(page, 'lamp');
  await expect(dialog(page)).toContainText('Unable to fetch results');
  await page.waitForTimeout(1_000);
  await expect(dialog(page)).toContainText('You might want to check your network connection.');
  await expect(dialog(page).locator('.DocSearch-Container--Errored')).toBeVisible();
  await field(page).fill('');
  await expect(dialog(page)).toContainText('No recent searches');
  await page.unroute(downloads, abort);
  await page.keyboard.type('lamp');
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expectUsable(page);
});

test('a query that waits is marked as stalled after 300 ms, until its answer comes', async ({page}) => {
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
  await page.goto('/docs/intro');
  await openSearch(page);
  const stalled = dialog(page).locator('.DocSearch-Container--Stalled');
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page).fill('lamp');
  await page.clock.runFor(299);
  await expect(dialog(page).locator('.DocSearch-Container')).toBeVisible();
  await expect(stalled).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(stalled).toBeVisible();
  await expect(dialog(page).locator('.DocSearch-LoadingIndicator')).toBeVisible();
  await page.clock.resume();
  release();
  await expect(hits(page).first()).toBeVisible();
  await expect(stalled).toHaveCount(0);
});
