import type {Route} from '@playwright/test';
import {noAnswer, expectErrors} from '../support/consoleErrors';
import {holdFiles} from '../support/holdFiles';
import {expectUsable} from '../support/expectUsable';
import {dialog, field, find, hits, openSearch, searchButton, searchFor} from '../support/searchDialog';
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
  await page.goto('/');
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
    await page.goto('/');
    await find(page, 'list api keys');
    await hits(page).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('List API keys');
    await openSearch(page);
    await expect(dialog(page)).toContainText('Recent');
    await dialog(page).getByTitle('Save this search').click();
    await expect(dialog(page).getByTitle('Remove this search from favorites')).toBeVisible();
    await expect(field(page)).toBeFocused();
    await dialog(page).getByTitle('Remove this search from favorites').click();
    await expect(dialog(page)).toContainText('No recent searches');
  });
});

test('stored searches that are broken are dropped, and the page lives on', async ({page}) => {
  await page.addInitScript((key) => localStorage.setItem(key, '[{"url"'), stored('RECENT'));
  await page.goto('/');
  await openSearch(page);
  await expect(dialog(page)).toContainText('No recent searches');
});

test('a query without results is shown with three others, which have some, and a link to report it', async ({
  page,
}) => {
  await page.goto('/');
  await searchFor(page, 'xyzzy');
  await expect(dialog(page)).toContainText('No results found for "xyzzy"');
  await expect(dialog(page).getByRole('status').filter({hasText: 'No results were found'})).toBeAttached();
  const report = dialog(page).getByRole('link', {name: 'Let us know.'});
  await expect(report).toHaveAttribute('href', '/docs/feedback');
  await expect(report).toHaveAttribute('target', '_blank');
  const suggested = dialog(page).locator('.DocSearch-Prefill');
  await expect(suggested).toHaveText(['Device keys', 'Advertising packet', 'Webhooks']);
  for (const number of [0, 1, 2]) {
    // After a query with results they may be other ones: DocSearch suggests the sections of its answer.
    const query = await suggested.nth(number).innerText();
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
  await page.goto('/');
  await searchFor(page, 'lamp');
  await expect(dialog(page)).toContainText('Unable to fetch results');
  await page.waitForTimeout(1_000);
  await expect(dialog(page).getByRole('status').filter({hasText: 'No results'})).toHaveCount(0);
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
  await serveIndex(page, [indexed({title: 'Lamps'})]);
  const release = await holdFiles(page, '**/search/manifest.json');
  await page.goto('/');
  await openSearch(page);
  const said = dialog(page).getByRole('status').filter({hasText: 'Searching'});
  await expect(said).toBeHidden();
  const stalled = dialog(page).locator('.DocSearch-Container--Stalled');
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page).fill('lamp');
  await page.clock.runFor(299);
  await expect(dialog(page).locator('.DocSearch-Container')).toBeVisible();
  await expect(stalled).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(stalled).toBeVisible();
  await expect(dialog(page).locator('.DocSearch-LoadingIndicator')).toBeVisible();
  // It says that it is searching, and never that there is nothing.
  await expect(said).toBeVisible();
  await expect(dialog(page).getByText('No recent searches')).toBeHidden();
  await expect(dialog(page)).not.toContainText('No results found');
  await page.clock.resume();
  release();
  await expect(hits(page)).toHaveText(['Lamps']);
  await expect(said).toBeHidden();
  await expect(stalled).toHaveCount(0);
});

test('titles and headings answer while the texts are on their way, which then answer better', async ({
  page,
}) => {
  await serveIndex(page, [
    indexed({title: 'Lantern', passages: ['Brighter than a torch.']}),
    indexed({title: 'Torches', path: 'docs/torches', passages: ['No lantern.']}),
  ]);
  const release = await holdFiles(page, '**/search/texts.small.json');
  await page.goto('/');
  await find(page, 'lantern');
  await expect(hits(page)).toHaveText(['Lantern']);
  await field(page).fill('brighter');
  await expect(dialog(page)).not.toContainText('No results found');
  await field(page).fill('lantern');
  await field(page).press('ArrowLeft');
  release();
  await expect(hits(page)).toHaveCount(2);
  await expect(field(page)).toHaveValue('lantern');
  expect(await field(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(6);
  await expect(hits(page).filter({hasText: 'No lantern.'})).toBeVisible();
});

test('a list in which the reader has moved stays when the texts come', async ({page}) => {
  const titles = ['Lamps', 'Old lamps'];
  await serveIndex(
    page,
    titles.map((title) => indexed({title, path: `docs/${title.length}`, passages: ['A lamp.']})),
  );
  const release = await holdFiles(page, '**/search/texts.small.json');
  await page.addInitScript(() => {
    const {postMessage} = Worker.prototype;
    const listened = new WeakSet<Worker>();
    Worker.prototype.postMessage = function (this: Worker, ...message: unknown[]) {
      if (!listened.has(this)) this.addEventListener('message', () => (document.body.dataset.answers += '.'));
      listened.add(this);
      Reflect.apply(postMessage, this, message);
    };
  });
  await page.goto('/');
  await find(page, 'lamp');
  await expect(hits(page)).toHaveText(titles);
  await field(page).press('ArrowDown');
  const answers = () => page.evaluate(() => document.body.dataset.answers?.length ?? 0);
  const before = await answers();
  release();
  await expect.poll(answers).toBeGreaterThan(before);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await expect(hits(page)).toHaveText(titles);
  await expect(dialog(page).locator('[aria-selected=true]')).toHaveText('Old lamps');
});

for (const [act, reach] of [
  ['the pointer', (page: Page) => searchButton(page).hover()],
  ['the focus', (page: Page) => searchButton(page).focus()],
  ['a key', (page: Page) => page.keyboard.press('/')],
] as const)
  test(`the index begins to load when ${act} reaches for search`, async ({page}) => {
    await page.goto('/');
    const texts = page.waitForRequest('**/search/texts.*.json');
    await reach(page);
    await texts;
  });

test('a sentence that no page answers gets the nearest pages, and where to ask', async ({page}) => {
  await serveIndex(page, [indexed({title: 'Lamps', passages: ['A lamp is bright.']})]);
  const nearest = 'No page seems to answer this. These come nearest.';
  await page.goto('/');
  await find(page, 'which lamp is bright');
  await expect(dialog(page).getByText(nearest)).toBeHidden();
  await field(page).fill('which oven bakes sourdough bread under a lamp');
  await expect(dialog(page).getByText(nearest)).toBeVisible();
  const {width = 0, height = 0} = page.viewportSize() ?? {};
  await page.setViewportSize({width: 375, height});
  await expect(dialog(page).getByText(nearest)).toBeInViewport({ratio: 1});
  await page.setViewportSize({width, height});
  await expect(hits(page)).toHaveText(['Lamps']);
  await expect(dialog(page).getByRole('link', {name: 'Ask us'})).toHaveAttribute(
    'href',
    '/docs/support#channels',
  );
  await dialog(page)
    .getByRole('link', {name: /^See all/})
    .click();
  await expect(page.getByRole('main').getByText(nearest)).toBeVisible();
});
