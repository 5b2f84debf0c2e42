import {expect, type Locator, type Page} from '@playwright/test';

/** The search button of the navbar. */
export const searchButton = (page: Page): Locator => page.getByRole('button', {name: 'Search', exact: true});

/** The search modal; not there while it is closed. */
export const dialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Search'});

export const field = (page: Page): Locator => dialog(page).getByPlaceholder('Search docs');

export const hits = (page: Page): Locator => dialog(page).locator('.DocSearch-Hit');

/** Opens the modal by its button. */
export async function openSearch(page: Page): Promise<void> {
  await searchButton(page).click();
  await expect(field(page)).toBeFocused();
}

/** Opens the modal and searches. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await openSearch(page);
  await field(page).fill(query);
}

/** Searches for what there is, and waits until it is shown: the site's own index takes its time on a busy machine. */
export async function find(page: Page, query: string): Promise<void> {
  await searchFor(page, query);
  await expect(hits(page).first()).toBeVisible();
}
