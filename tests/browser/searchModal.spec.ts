import {expect, test} from './test';
import {weighPage} from './pageWeight';

test('search brings its modal only when a reader reaches for it', async ({page}) => {
  const weigh = await weighPage(page);
  await page.goto('/docs/intro');
  const before = (await weigh()).urls.length;
  await page.getByRole('button', {name: 'Search'}).click();
  await expect(page.getByPlaceholder('Search docs')).toBeFocused();
  await expect(page.locator('.DocSearch-Container')).toHaveCSS('position', 'fixed');
  expect((await weigh()).urls.length).toBeGreaterThan(before);
});

test('it opens and closes by keys, and gives the focus back', async ({page}) => {
  await page.goto('/docs/intro');
  const field = page.getByPlaceholder('Search docs');
  for (const key of ['Control+k', '/']) {
    await page.keyboard.press(key);
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
    await expect(page.getByRole('button', {name: 'Search'})).toBeFocused();
  }
  await page.keyboard.press('k');
  await expect(field).toHaveValue('k');
});

test('a search host that cannot be reached is told, and stays told', async ({page}) => {
  await page.route(/algolia/, (route) => route.abort());
  await page.goto('/docs/intro');
  await page.getByRole('button', {name: 'Search'}).click();
  await page.getByPlaceholder('Search docs').fill('key');
  const dialog = page.locator('.DocSearch-Modal');
  await expect(dialog).toContainText('Unable to fetch results');
  await page.waitForTimeout(1_000);
  await expect(dialog).toContainText('You might want to check your network connection.');
});
