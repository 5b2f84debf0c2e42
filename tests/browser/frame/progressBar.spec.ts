import {holdFiles} from '../support/holdFiles';
import {expect, test} from '../support/test';

test('a page that takes longer than 200 ms has a progress bar, without a spinner', async ({page}) => {
  await page.clock.install();
  await page.goto('/docs/device-sdk/intro');
  await page.clock.pauseAt(Date.now() + 60_000);
  const release = await holdFiles(page, '**/*.js');
  const asked = page.waitForRequest('**/assets/js/*.js');
  await page.locator('.menu a[href="/docs/device-sdk/security"]').evaluate((link) => {
    (link as HTMLElement).click();
  });
  await asked;

  const bar = page.locator('#nprogress .bar');
  /** How much of the way the bar shows, from 0 to 1. */
  const progress = async () => {
    const [, percent] = /translate3d\((-?[\d.]+)%/.exec((await bar.getAttribute('style')) ?? '') ?? [];
    return 1 + Number(percent) / 100;
  };
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar).toBeVisible();
  await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
  // The bar is put at its beginning, and set off at the next turn.
  await page.clock.runFor(50);
  expect(await progress()).toBeCloseTo(0.08, 5);
  expect(await bar.getAttribute('style')).toContain('200ms');
  // It has stood there for 50 ms.
  await page.clock.runFor(749);
  expect(await progress()).toBeCloseTo(0.08, 5);
  await page.clock.runFor(1);
  expect(await progress()).toBeGreaterThan(0.08);

  release();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Security');
  await page.clock.runFor(1_000);
  await expect(bar).toHaveCount(0);
});

test('a page that is there at once has none', async ({page}) => {
  await page.clock.install();
  await page.goto('/docs/device-sdk/intro');
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      if (document.querySelector('#nprogress')) document.body.dataset.sawBar = '';
    });
    seen.observe(document.body, {childList: true, subtree: true});
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator('.menu a[href="/docs/device-sdk/security"]').click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Security');
  await page.clock.runFor(1_000);
  await expect(page.locator('body')).not.toHaveAttribute('data-saw-bar');
});
