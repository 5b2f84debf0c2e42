import {holdFiles} from '../support/holdFiles';
import {nothingInView} from '../support/nothingInView';
import {saveData} from '../support/pageWeight';
import {answered, field, found, foundCount, heads, more, open, query, results} from './resultList';
import {indexed, serveIndex} from './smallIndex';
import {expect, test} from '../support/test';

test('a shared address shows its results, again after a reload, from this host alone', async ({page}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  await open(page, query);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(`Search results for “${query}”`);
  await expect(page).toHaveTitle(/^Search results for “firmware update” \|/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  await expect(field(page)).toHaveValue(query);
  await expect(results(page)).toHaveCount(10);
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
  await expect(results(page).first()).toContainText(/idempotency/i);
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

test('scrolling brings 10 pages more at a time, which move none, and coming back leads to the same place', async ({
  page,
}) => {
  await open(page, query);
  await expect(results(page)).toHaveCount(10);
  const places = () =>
    results(page).evaluateAll((all) =>
      all.slice(0, 10).map((one) => [one.textContent, (one as HTMLElement).offsetTop]),
    );
  const before = await places();
  await results(page).last().scrollIntoViewIfNeeded();
  await expect(page.getByText(/^20 of \d+ pages shown$/)).toBeVisible();
  await expect(results(page)).toHaveCount(20);
  expect(await places()).toEqual(before);
  const fold = results(page).locator('details').first();
  await fold.locator('summary').click();

  const chosen = results(page).nth(17);
  await chosen.scrollIntoViewIfNeeded();
  // The place is kept a moment after the scrolling has ended.
  await expect.poll(() => page.evaluate(() => history.state?.searchPlace?.top === scrollY)).toBe(true);
  await chosen.getByRole('link').first().click();
  await expect(page.getByRole('article')).toBeVisible();
  await page.goBack();
  await expect(chosen).toBeInViewport();
  await expect(fold).toHaveAttribute('open');
  await page.reload();
  await answered(page);
  await expect(chosen).toBeInViewport();
  await expect(fold).toHaveAttribute('open');
});

test('a button brings more where scrolling does not, and leads the focus there; the whole list has each page once, and as many results as it says', async ({
  page,
}) => {
  await nothingInView(page);
  await open(page, query);
  await more(page).press('Enter');
  await expect(results(page).nth(10).getByRole('link').first()).toBeFocused();
  await expect(results(page)).toHaveCount(20);

  const count = await foundCount(page);
  while (await more(page).isVisible()) await more(page).press('Enter');
  const pages = await heads(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(pages.length).toBeGreaterThan(20);
  expect(new Set(pages).size).toBe(pages.length);
  const sections = await results(page)
    .locator('h3 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(sections).size).toBe(sections.length);
  for (const address of sections) expect(pages).toContain(address?.split('#')[0]);
  // A page that was found by its sections alone is no result itself.
  expect(sections.length).toBeLessThanOrEqual(count);
  expect(sections.length + pages.length).toBeGreaterThanOrEqual(count);
});

const lamps = [
  indexed({
    path: 'docs/lights',
    title: 'Lights',
    passages: ['What gives light.', 'Turn the lamp to the left.', 'It glows.'],
    headings: [
      [2, 'off', 'Switch a lamp off', 1],
      [2, 'on', 'Switch a lamp on', 2],
    ],
  }),
  indexed({path: 'docs/network', section: 'Network', title: 'Lamps in the network'}),
  indexed({
    path: 'docs/many',
    section: 'Network',
    title: 'Others',
    headings: [1, 2, 3, 4, 5].map((number) => [2, `${number}`, `Lamp ${number}`, 0]),
  }),
];

test('results stand below their page, which is always a link, with the text below their heading; those of one area can be shown alone', async ({
  page,
}) => {
  await serveIndex(page, lamps);
  await open(page, 'lamp');
  const lights = results(page).filter({hasText: 'Lights'});
  await expect(lights.getByRole('link')).toHaveText(['Lights', 'Switch a lamp off', 'Switch a lamp on']);
  await expect(lights.getByRole('link').first()).toHaveAttribute('href', '/docs/lights');
  const off = lights.getByRole('listitem').filter({hasText: 'Switch a lamp off'});
  await expect(off.getByRole('paragraph')).toHaveText('Turn the lamp to the left.');
  await expect(off.locator('mark')).toHaveText(['lamp', 'lamp']);
  await expect(lights.getByRole('listitem').filter({hasText: 'lamp on'})).toContainText('It glows.');

  const others = results(page).filter({hasText: 'Others'});
  await expect(others.getByRole('heading', {level: 3})).toHaveCount(2);
  await others.getByText('3 more on this page').click();
  await expect(others.getByRole('heading', {level: 3})).toHaveCount(5);

  // Those of one area can be shown alone, also at its address, and are counted.
  const areas = page.getByRole('group', {name: 'Area'});
  await expect(areas.locator('label')).toHaveText(['All 8', 'Network 6', 'Guides 2']);
  await expect(found(page)).toHaveText('8 results');
  await areas.getByRole('radio', {name: 'Guides'}).check();
  await expect(page).toHaveURL('/search?q=lamp&area=Guides');
  await expect(found(page)).toHaveText('2 results');
  await expect(heads(page)).toHaveText(['Lights']);
  await page.reload();
  await expect(heads(page)).toHaveText(['Lights']);
  await expect(areas.getByRole('radio', {name: 'Guides'})).toBeChecked();
  await areas.getByRole('radio', {name: 'All'}).check();
  await expect(page).toHaveURL('/search?q=lamp');
  await expect(heads(page)).toHaveCount(3);

  await page.goto('/search?q=network&area=Guides');
  await expect(heads(page), 'an area without results is not asked for').toHaveText(['Lamps in the network']);
});

test('areas are named by what they hold, and none stands alone in a line', async ({page}) => {
  await open(page, 'battery');
  const areas = page.getByRole('group', {name: 'Area'}).locator('label');
  await expect(areas.filter({hasText: 'Quick Start'})).toBeVisible();
  await expect(areas.filter({hasText: 'Skerry'})).toHaveCount(0);
  for (const width of [375, 768, 1280]) {
    await page.setViewportSize({width, height: 800});
    const lines = width < 600 ? 1 : 2;
    const tops = await areas.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(5);
    expect(new Set(tops).size, `${width} px`).toBeLessThanOrEqual(lines);
    for (const top of tops)
      expect(tops.filter((other) => other === top).length, `${width} px`).toBeGreaterThan(1);
  }
});

test('a list stays until the next page is there, and in its place for a reader who changes their mind', async ({
  page,
}) => {
  await saveData(page);
  await open(page, query);
  const chosen = results(page).nth(8);
  await chosen.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => history.state?.searchPlace?.top === scrollY)).toBe(true);
  const release = await holdFiles(page, '**/*.js');
  await chosen.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/docs\//);
  await expect(chosen).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/\/search/);
  release();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await expect(chosen).toBeInViewport();
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
