import {expect, type Page} from './test';

/** Expects that a page is of use, whatever has failed: it has its heading and its text, and a link leads on. */
export async function expectUsable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/\w/);
  expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(400);
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await navbar.getByRole('link', {name: 'Guides', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Integration guide');
}
