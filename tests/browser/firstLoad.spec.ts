import {expect, test} from '@playwright/test';
import {watchForMui} from './muiScripts';
import {weighPage} from './pageWeight';
import {docRoutes} from './routes';

/** Most script that a page may load before its reader acts, in bytes (brotli). */
const scriptBudget = 130_000;

for (const route of ['/', ...docRoutes]) {
  test(`${route} loads at most ${scriptBudget / 1000} KB of script, all from its own host, nothing of MUI`, async ({
    page,
  }) => {
    const weigh = await weighPage(page);
    const mui = watchForMui(page);
    await page.goto(route);
    const {script, style, urls} = await weigh();
    console.log(
      `${(script / 1000).toFixed(1)} KB script, ${(style / 1000).toFixed(1)} KB style (brotli): ${route}`,
    );
    // Less than React alone would mean that something was not counted.
    expect(script).toBeGreaterThan(60_000);
    expect(script).toBeLessThanOrEqual(scriptBudget);
    expect(urls.every((url) => new URL(url).hostname === 'localhost')).toBe(true);
    // That the marks are there to be found is shown in measures.spec.ts, on a page that loads the library.
    expect([...(await mui())]).toEqual([]);
  });
}
