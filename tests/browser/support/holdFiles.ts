import type {Page} from '@playwright/test';

/**
 * Holds files back that are asked for from now on; returns what lets them through.
 *
 * @param files Pattern of their addresses.
 */
export async function holdFiles(page: Page, files: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}
