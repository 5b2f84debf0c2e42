import {axe} from '../support/axe';
import {noAnswer, expectErrors} from '../support/consoleErrors';
import {expectUsable} from '../support/expectUsable';
import {holdFiles} from '../support/holdFiles';
import {dialog, field, find, openSearch, searchButton} from '../support/searchDialog';
import {indexed, serveIndex} from './smallIndex';
import {expect, type Page, test} from '../support/test';

const text = (page: Page) => page.getByRole('main').getByRole('link').first();

test('a page brings nothing of search; the modal brings itself and the index, all from this host', async ({
  page,
  baseURL,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/', {waitUntil: 'networkidle'});
  expect(requests.length).toBeGreaterThan(5);
  expect(requests.filter((url) => /\/search\//.test(url))).toEqual([]);
  await expect(page.locator('link[rel=preconnect]')).toHaveCount(0);

  requests.length = 0;
  await find(page, 'key');
  const scripts = requests.filter((url) => /\.js$/.test(url));
  expect(scripts.length).toBeGreaterThan(1);
  expect(requests.some((url) => url.endsWith('/search/manifest.json'))).toBe(true);
  expect(requests.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
  await expect(dialog(page).getByText('Powered by')).toBeHidden();
});

test('a click, Ctrl K, Cmd K and a slash open it with an empty field, which takes 64 characters, slashes among them; Escape closes it, in the middle of a character it does not', async ({
  page,
}) => {
  await page.goto('/');
  for (const open of [
    () => searchButton(page).click(),
    () => page.keyboard.press('Control+k'),
    () => page.keyboard.press('Meta+k'),
    () => page.keyboard.press('/'),
  ]) {
    await open();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await expect(dialog(page)).toContainText('No recent searches');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(searchButton(page)).toBeFocused();
  }

  await openSearch(page);
  await page.keyboard.type('a/');
  await page.keyboard.insertText('x'.repeat(80));
  await expect(field(page)).toHaveValue(`a/${'x'.repeat(62)}`);
  await field(page).dispatchEvent('keydown', {key: 'Escape', isComposing: true});
  await expect(field(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toHaveCount(0);
});

test('the focus returns to where it was, or to the button when that is gone; before anything is typed it leads to pages, tools and error texts, by keyboard too', async ({
  page,
  request,
}) => {
  await page.goto('/');
  for (const isGone of [false, true]) {
    await text(page).focus();
    const link = await text(page).elementHandle();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    if (isGone) await link?.evaluate((element) => element.remove());
    await page.keyboard.press('Escape');
    if (isGone) await expect(searchButton(page)).toBeFocused();
    else await expect(text(page)).toBeFocused();
  }

  await openSearch(page);
  for (const name of ['Popular', 'Tools', 'Error texts'])
    await expect(dialog(page).getByRole('region', {name}).getByRole('link').first()).toBeVisible();
  const links = dialog(page).getByRole('region').getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(8);
  for (const address of addresses) {
    const [path, anchor] = address.split('#');
    const answer = await request.get(path);
    expect(answer.status(), address).toBe(200);
    if (anchor) expect(await answer.text(), address).toMatch(new RegExp(`\\bid="?${anchor}[" >]`));
  }

  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.type('ke');
  await expect(field(page)).toHaveValue('ke');
  await expect(links.first()).toBeHidden();
  await field(page).fill('');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(addresses[1]);
  await expect(dialog(page)).toHaveCount(0);
});

test('characters typed on the button become the query, however slow the line; no others do', async ({
  page,
}) => {
  await page.goto('/');
  const release = await holdFiles(page, '**/*.js');
  await searchButton(page).focus();
  await page.keyboard.press('Control+f');
  await page.keyboard.type('a/b ke');
  await searchButton(page).dispatchEvent('keydown', {key: 'ж'});
  release();
  await expect(field(page)).toHaveValue('a/b keж');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');

  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('input')));
  await page.locator('main input').press('/');
  await expect(page.locator('main input')).toHaveValue('/');
  await expect(dialog(page)).toHaveCount(0);
});

for (const [shortcut, from] of [
  ['/', 'main a[href]'],
  ['Control+k', '#editable'],
] as const)
  test(`what is typed after ${shortcut} becomes the query, however slow the line`, async ({page}) => {
    await page.goto('/');
    const {href} = await page.evaluate(() => {
      const field = Object.assign(document.createElement('input'), {id: 'editable'});
      document.querySelector('main')?.append(field);
      return location;
    });
    const release = await holdFiles(page, '**/*.js');
    await page.locator(from).first().focus();
    await page.keyboard.press(shortcut);
    await page.keyboard.type('timing max');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await page.keyboard.type('nagement');
    release();
    await expect(field(page)).toHaveValue('timing management');
    await expect(field(page)).toBeFocused();
    await expect(page.locator('#editable')).toHaveValue('');
    expect(page.url()).toBe(href);
    await page.keyboard.press('Escape');
    await expect(page.locator(from).first()).toBeFocused();
  });

test('Escape while it is on its way keeps it closed, and forgets what was typed', async ({page}) => {
  await page.goto('/');
  await page.evaluate(() => {
    const {dataset} = document.documentElement;
    dataset.openings = '0';
    new MutationObserver((changes) => {
      const added = changes.flatMap((change) => [...change.addedNodes]);
      const isModal = (node: Node) =>
        node instanceof Element &&
        Boolean(node.closest('[role=dialog]') ?? node.querySelector('[role=dialog]'));
      if (added.some(isModal)) dataset.openings = String(Number(dataset.openings) + 1);
    }).observe(document.body, {childList: true});
  });
  const release = await holdFiles(page, '**/*.js');
  await page.keyboard.press('/');
  await page.keyboard.type('ab');
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('data-openings', '0');
  release();
  // The second opening waits for what the first one asked for.
  await page.keyboard.press('/');
  await expect(field(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-openings', '1');
});

test('its field has the focus as soon as it is there, so that no character falls between it and the button', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector('[role=dialog]')) return;
      document.documentElement.dataset.focusedFirst = document.activeElement?.tagName;
      seen.disconnect();
    });
    seen.observe(document.body, {childList: true});
  });
  await searchButton(page).press('k');
  await expect(field(page)).toHaveValue('k');
  await expect(page.locator('html')).toHaveAttribute('data-focused-first', 'INPUT');
});

test('axe finds no violation of any rule in it; Tab goes round inside it and is always seen', async ({
  page,
}) => {
  await serveIndex(page, [indexed({title: 'Device key', passages: ['A key has 32 bytes.']})]);
  await page.goto('/');
  await openSearch(page);
  const look = async (query: string, shown: string) => {
    await field(page).fill(query);
    await expect(dialog(page)).toContainText(shown);
    const {violations} = await axe(page, '[role=dialog]');
    expect(violations.map(({id, nodes}) => [id, nodes[0]?.html])).toEqual([]);
  };
  await look('', 'No recent searches');
  await look('xyzzy', 'No results found');
  const stop = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      const isMarked = element && getComputedStyle(element).outlineStyle !== 'none';
      return {
        name: element?.textContent || element?.tagName,
        isInside: element?.closest('[role=dialog]') !== null,
        isMarked:
          isMarked || getComputedStyle(element?.closest('form') ?? document.body).boxShadow !== 'none',
      };
    });
  const names: unknown[] = [];
  for (let count = 0; count < 6; count += 1) {
    await page.keyboard.press('Tab');
    const {name, isInside, isMarked} = await stop();
    expect([name, isInside, isMarked]).toEqual([name, true, true]);
    names.push(name);
  }
  expect(names).toEqual(['BUTTON', 'Device keys', 'Advertising packet', 'Webhooks', 'Let us know.', 'INPUT']);
  await page.keyboard.press('Shift+Tab');
  expect((await stop()).name).toBe('Let us know.');

  // Last: what DocSearch suggests afterwards may be other searches.
  await look('key', 'See all');
});

test('a modal that cannot be loaded is told, and comes with the next try', async ({page}) => {
  expectErrors(page, noAnswer);
  await page.goto('/');
  await page.route('**/*.js', (route) => route.abort());
  await searchButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Search could not be loaded');
  await page.unroute('**/*.js');
  await openSearch(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expectUsable(page);
});

test('a phone shows names and texts of hits to their end', async ({page}) => {
  await page.setViewportSize({width: 375, height: 800});
  await page.goto('/docs/intro');
  await find(page, 'ERR_MODULE_NOT_FOUND');
  const hits = dialog(page).locator('[data-type=content]');
  await expect(hits.first()).toContainText('3. Build an advertising packet');
  await expect(hits.filter({hasText: '2. Pin Zephyr and the Device SDK'})).toHaveCount(1);
  const cut = await hits
    .locator('.DocSearch-Hit-title, b, small')
    .evaluateAll((all) =>
      all
        .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth)
        .map(({textContent}) => textContent),
    );
  expect(cut).toEqual([]);
});
