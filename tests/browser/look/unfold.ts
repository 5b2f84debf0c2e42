import type {Page} from '../support/test';
import {reachTool} from '../support/toolFrame';

/** Brings to the page what it loads late or hides: its tools, what is folded, and the other tabs. */
export async function unfold(page: Page): Promise<void> {
  for (const tool of await page.locator('.tool-frame').all()) await reachTool(tool);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const tab of document.querySelectorAll<HTMLElement>('[role=tabpanel]')) tab.hidden = false;
  });
}
