import {expect, type Locator, type Page} from './test';
import {networkAtRest} from './networkAtRest';

/** A tool beside the text, by its name. */
export function toolFrame(page: Page, name: string): Locator {
  return page.locator('.tool-frame').filter({has: page.locator(`[aria-label="${name}"]`)});
}

/** Waits until the tool itself has taken the place of what the build drew. */
export async function reachTool(tool: Locator): Promise<void> {
  await tool.evaluate((element) => element.scrollIntoView({behavior: 'instant'}));
  await expect(tool.and(tool.page().locator('[data-ready]'))).toBeAttached();
}

/**
 * Opens a page and sees to it that its tool is loaded when it is reached, and not before.
 *
 * @returns what reaches the tool, and what has moved since
 */
export async function watchTool(
  page: Page,
  path: string,
): Promise<{reach: (tool: Locator) => Promise<void>; shifts: () => Promise<string[]>}> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    (window as unknown as {moved: string[]}).moved = moved;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {sources: {node?: Node}[]})[]) {
        for (const {node} of entry.sources) {
          if (node instanceof Element && node.closest('.tool-frame'))
            moved.push(node.outerHTML.slice(0, 100));
        }
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  await page.goto(path);
  await networkAtRest(page);
  return {
    async reach(tool) {
      const before = scripts.length;
      await expect(tool.and(page.locator('[data-ready]'))).toHaveCount(0);
      await reachTool(tool);
      expect(scripts.length).toBeGreaterThan(before);
    },
    shifts: () => page.evaluate(() => (window as unknown as {moved: string[]}).moved),
  };
}
