import {expect, type Page} from './test';

/** Expects that a page is of use, whatever has failed: it has its heading and its text, and a link leads on. */
export async function expectUsable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/\w/);
  expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(400);
  const navbar = page.getByRole('navigation', {name: 'Main'});
  // Down a page, the navbar slides in and out, and a link may leave while it is pressed.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(navbar).toBeInViewport({ratio: 1});
  await navbar.getByRole('link', {name: 'Guides', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Integration guide');
}
