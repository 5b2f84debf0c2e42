import {holdFiles} from '../support/holdFiles';
import {dialog, field, find, hits, searchFor} from '../support/searchDialog';
import {indexed, serveIndex} from './smallIndex';
import {expect, test} from '../support/test';

test('hits come grouped by top-level heading, 5 a group and 20 of them, under a true count', async ({
  page,
}) => {
  const lamps = ['Guides', 'Network', 'Cloud API', 'Device SDK', 'Help'].flatMap((section) =>
    [1, 2, 3, 4, 5].map((number) =>
      indexed({section, title: `Lamp ${number}`, path: `${section}/${number}`}),
    ),
  );
  const torches = [1, 2, 3, 4, 5, 6, 7].map((number) =>
    indexed({title: `Torch ${number}`, path: `${number}`}),
  );
  await serveIndex(page, [...lamps, ...torches]);
  await page.goto('/');
  await find(page, 'lamp');
  const sections = await dialog(page).locator('.DocSearch-Hit-source').allTextContents();
  expect(sections.length).toBeGreaterThanOrEqual(4);
  expect(new Set(sections).size).toBe(sections.length);
  await expect(hits(page)).toHaveCount(20);
  await expect(dialog(page).getByRole('link', {name: 'See all 25 results'})).toBeVisible();

  await field(page).fill('torch');
  const all = dialog(page).getByRole('link', {name: 'See all 7 results'});
  await expect(all).toHaveAttribute('href', '/search?q=torch');
  await expect(dialog(page).locator('.DocSearch-Hit-source')).toHaveText(['Guides']);
  await expect(hits(page)).toHaveCount(5);
  await all.click();
  await expect(page).toHaveURL('/search?q=torch');
  await expect(dialog(page)).toHaveCount(0);
});

test('only the language of the page and the docs of this version are found', async ({page}) => {
  await serveIndex(
    page,
    [
      indexed({title: 'Lamp here'}),
      indexed({title: 'Lamp of the landing page', tag: 'default'}),
      indexed({title: 'Lampe, auf Deutsch', language: 'de'}),
      indexed({title: 'Lamp of before', tag: 'docs-default-1.0'}),
    ].map((one, number) => ({...one, path: `docs/${number}`})),
  );
  await page.goto('/');
  await find(page, 'lamp');
  await expect(hits(page)).toHaveText(['Lamp here', 'Lamp of the landing page']);
});

test('an address is reduced to path and hash', async ({page}) => {
  const lamp = indexed({path: 'docs/lamps?from=crawler', headings: [[2, 'off', 'Switch a lamp off', 0]]});
  await serveIndex(page, [lamp], 'https://elsewhere.example/');
  await page.goto('/');
  await find(page, 'lamp off');
  const link = hits(page).getByRole('link', {name: 'Switch a lamp off'});
  await expect(link).toHaveAttribute('href', '/docs/lamps#off');
});

test('an invalid address is kept, with a warning', async ({page}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await serveIndex(page, [indexed({path: 'docs/support'})], '/');
  await page.goto('/');
  await find(page, 'lamp');
  await expect(hits(page).getByRole('link')).toHaveAttribute('href', '/docs/support');
  expect(warnings.join()).toContain('the address "/docs/support", which is no absolute URL');
});

test('a hit shows 10 words of its text, or 5 in a window of up to 768 px', async ({page}) => {
  const passage = `${'many words before '.repeat(8)}a lamp ${'and many behind '.repeat(8)}`;
  await serveIndex(page, [indexed({title: 'Lights', passages: [passage]})]);
  await page.goto('/');
  for (const [width, words] of [
    [769, 10],
    [768, 5],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    await find(page, 'lamp');
    const shown = await hits(page).filter({hasText: 'lamp'}).locator('.DocSearch-Hit-title').innerText();
    expect(shown).toMatch(/^….*…$/);
    expect(shown.split(/\s+/)).toHaveLength(words);
    await page.keyboard.press('Escape');
  }
});

test('texts and queries are shown as they are, whatever they hold', async ({page}) => {
  const html = '<img src="/x.png" onerror="document.title=1">';
  await serveIndex(page, [
    indexed({section: 'Q & A <b>', title: `Lamp ${html}`, passages: [`About a lamp: ${html} & more`]}),
  ]);
  await page.goto('/');
  const title = await page.title();
  await find(page, 'lamp img');
  await expect(dialog(page).locator('.DocSearch-Hit-source')).toHaveText('Q & A <b>');
  await expect(hits(page).first()).toContainText('<img src="/x.png"');
  for (const query of [
    html,
    '!"§$%&/()=?`*'.repeat(5).slice(0, 64),
    '🔑👩‍🔧',
    '设备密钥',
    'مفتاح',
    'ключ',
    'é\u0301ß',
  ]) {
    await field(page).fill(query);
    await expect(field(page)).toHaveValue(query);
    await expect(dialog(page)).toContainText(
      query === html ? 'Q & A <b>' : `No results found for "${query}"`,
    );
  }
  await expect(dialog(page).locator('img')).toHaveCount(0);
  expect(await page.title()).toBe(title);
});

test('an empty index finds nothing, and says so', async ({page}) => {
  await serveIndex(page, []);
  await page.goto('/');
  await searchFor(page, 'lamp');
  await expect(dialog(page)).toContainText('No results found for "lamp"');
});

test('Enter opens the hit that is shown as chosen, whatever newer answer has not been shown yet', async ({
  page,
}) => {
  // The list stays: no better answer comes.
  await holdFiles(page, '**/search/texts.*.json');
  await page.goto('/');
  await find(page, 'timing management');
  const shown = await dialog(page).evaluate((modal) => {
    const chosen = modal.querySelector('[aria-selected=true]');
    const other = [...modal.querySelectorAll('[role=treeitem][aria-selected=false]')].at(-1);
    chosen?.setAttribute('aria-selected', 'false');
    other?.setAttribute('aria-selected', 'true');
    return other?.querySelector('a')?.getAttribute('href');
  });
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  expect(shown).toMatch(/^\/docs\//);
  await expect(page).toHaveURL((url) => url.pathname + url.hash === shown);
});

test('arrow keys and Enter choose a hit, and the reader gets to its heading', async ({page}) => {
  await page.goto('/');
  await find(page, 'timing management');
  // Until the better answer has come, another hit may take the place of the chosen one.
  let before = '';
  const isSettled = async () => {
    const [last, now] = [before, await dialog(page).innerText()];
    before = now;
    return now === last;
  };
  await expect.poll(isSettled, {intervals: [1000]}).toBe(true);
  const chosen = dialog(page).locator('[aria-selected=true] a');
  // Titles answer before texts do, and lead to the top of a page.
  const next = () => page.keyboard.press('ArrowDown').then(() => chosen.getAttribute('href'));
  await expect.poll(next).toMatch(/^\/docs\/.+#.+/);
  // A better answer may still take the place of this one.
  await page.evaluate(() => {
    const keep = ({key}: KeyboardEvent) => {
      const link = document.querySelector('[aria-selected=true] a');
      if (key === 'Enter') Object.assign(window, {chosen: link?.getAttribute('href')});
    };
    addEventListener('keydown', keep, {capture: true});
  });
  await page.keyboard.press('Enter');
  const href = await page.evaluate(() => (window as {chosen?: string}).chosen);
  await expect(page).toHaveURL(href ?? '');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator(`[id="${href?.split('#')[1]}"]`)).toBeInViewport();
});
