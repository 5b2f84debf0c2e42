import {expect, type Page} from '../support/test';

/** A query that is met on more than 20 pages. */
export const query = 'firmware update';

/** The pages of the list on the search page. */
export const results = (page: Page) => page.getByRole('main').getByRole('list').first().locator('> li');
/** Where they lead. */
export const heads = (page: Page) => results(page).getByRole('heading', {level: 2}).getByRole('link');
export const more = (page: Page) => page.getByRole('button', {name: 'More results'});
export const field = (page: Page) => page.getByRole('main').getByRole('searchbox', {name: 'Search'});
export const found = (page: Page) =>
  page.getByRole('status').filter({hasText: /^One result$|\d results$|No results/});

/** The number that the page says. */
export async function foundCount(page: Page): Promise<number> {
  await expect(found(page)).toHaveText(/^\d+ results$/);
  return Number.parseInt(await found(page).innerText(), 10);
}

export async function open(page: Page, text: string): Promise<void> {
  await page.goto(`/search?q=${encodeURIComponent(text)}`);
  await answered(page);
}

/** Waits for the whole answer, before which the index is downloaded and read. */
export async function answered(page: Page): Promise<void> {
  const answer = page.getByText(/^(?:One result|\d+ results|No results were found|Unable to fetch results)$/);
  await expect(answer).toBeVisible();
}
