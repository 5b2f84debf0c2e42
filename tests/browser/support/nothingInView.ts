import type {Page} from '@playwright/test';

/** Lets nothing come into view for a page's scripts: it fetches no page ahead, and a list grows by its button alone. */
export async function nothingInView(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => undefined;
  });
}
