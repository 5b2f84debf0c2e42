import {expect, type Locator, type Page} from './test';

const reference = '/docs/api-specification/';

/** The part of a page that is Try it: looking for roles in it alone saves most of the time on a long page. */
export function tryIt(page: Page): Locator {
  return page.locator('.try-it');
}

/** Opens the panel of an operation, on a page that is shown already when no name is given. */
export async function openTryIt(page: Page, operation?: string): Promise<Locator> {
  if (operation) await page.goto(`${reference}${operation}`);
  await tryIt(page).getByRole('button', {name: 'Try it'}).click();
  await expect(tryIt(page).locator('form').first()).toBeVisible();
  return tryIt(page);
}

/** Aims the open panel at the platform, which tests answer for; a busy machine has swallowed a press once, so it is seen to hold. */
export async function aimAtPlatform(page: Page): Promise<void> {
  await expect(() => tryIt(page).getByLabel('Platform').check()).toPass();
}

/** The button that sends, whatever it says at the moment. */
export function sendButton(page: Page): Locator {
  return tryIt(page).locator('button[type=submit]');
}

/** The answer that is shown. */
export function shownAnswer(page: Page): Locator {
  return tryIt(page).getByRole('region', {name: 'Answer', exact: true});
}

/** Sends the request, and gives the answer that comes. */
export async function sendRequest(page: Page): Promise<Locator> {
  await sendButton(page).click();
  await expect(shownAnswer(page)).toBeVisible();
  return shownAnswer(page);
}
