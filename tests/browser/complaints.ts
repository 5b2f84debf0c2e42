import type {Page} from '@playwright/test';

/** Collects what a page complains of: console errors, uncaught errors, failed requests. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => found.push(`uncaught: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`${response.status()}: ${response.url()}`);
  });
  return found;
}
