import type {Page} from '@playwright/test';

/** What the browser itself prints of a request that gets no answer. */
export const noAnswer = /^console: Failed to load resource: net::ERR_(?:FAILED|INTERNET_DISCONNECTED)/;

/** What the browser itself prints of a document or a file that is not there. */
export const notFound = /^console: Failed to load resource: the server responded with a status of 404/;

/** What tests said they provoke, by page. */
const provoked = new WeakMap<Page, RegExp[]>();

/** Pages whose consoleErrors a test compares itself. */
const compared = new WeakSet<Page>();

/** Collects what a page complains of, for a test to compare: console errors, uncaught errors, failed requests. */
export function consoleErrors(page: Page): string[] {
  compared.add(page);
  const found = errorsOf(page);
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`${response.status()}: ${response.url()}`);
  });
  return found;
}

/** Names what a test makes a page complain of; any other error fails the test. */
export function expectErrors(page: Page, ...errors: RegExp[]): void {
  provoked.set(page, [...(provoked.get(page) ?? []), ...errors]);
}

/**
 * Watches a page for console errors and uncaught errors.
 *
 * @returns a function that gives those which the page's test neither expectErrors nor compares itself
 */
export function watchForErrors(page: Page): () => string[] {
  const found = errorsOf(page);
  return () =>
    compared.has(page)
      ? []
      : found.filter((error) => !provoked.get(page)?.some((expected) => expected.test(error)));
}

function errorsOf(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => found.push(`uncaught: ${error.message}`));
  return found;
}
