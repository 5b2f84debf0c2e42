import {expect, type Page, test} from '../support/test';

const entries = (page: Page) => page.locator('section[data-product]');
const shown = (page: Page) =>
  entries(page).evaluateAll((all) =>
    all.filter((entry) => entry.checkVisibility()).map((entry) => entry.getAttribute('data-product')),
  );

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({javaScriptEnabled});

    test('releases of one product can be shown alone, and one that a link leads to always is', async ({
      page,
    }) => {
      await page.goto('/docs/release-notes');
      const all = await shown(page);
      expect(new Set(all).size).toBeGreaterThan(3);
      await page.getByRole('radio', {name: 'Cloud API'}).check();
      expect(await shown(page)).toEqual(all.filter((product) => product === 'Cloud API'));
      await page.locator('a.table-of-contents__link:visible', {hasText: 'Device SDK 3.1.0'}).click();
      await expect(page.getByRole('heading', {name: 'Device SDK 3.1.0'})).toBeInViewport();
      await page.getByRole('radio', {name: 'Everything'}).check();
      expect(await shown(page)).toEqual(all);
    });
  });

test('the list of contents has versions and subjects below their years, and no dates', async ({page}) => {
  await page.goto('/docs/release-notes');
  const items = await page.locator('.table-of-contents__link:visible').allInnerTexts();
  expect(items).toHaveLength(2 + (await entries(page).count()));
  expect(items[0]).toBe(
    String((await entries(page).first().locator('time').getAttribute('datetime'))?.slice(0, 4)),
  );
  expect(items.filter((item) => /\d{4}-\d\d/.test(item))).toEqual([]);
});
