import {expect, test} from '../../support/test';
import type {ChangedSite} from './buildChangedSite';

/** Tests of the announcement bar. */
export function announcementBar(site: () => ChangedSite): void {
  const address = () => `${site().address}/docs/intro`;

  test('there is none unless one is configured', async ({page}) => {
    await page.goto('/docs/intro');
    await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
  });

  test('it is shown until it is closed, and stays closed', async ({page}) => {
    await page.goto(address());
    const bar = page.locator('.theme-announcement-bar');
    await expect(bar).toHaveText(/Version 4 is out\./);
    await expect(bar).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await bar.getByRole('button', {name: 'Close'}).click();
    await expect(bar).toBeHidden();
    await page.reload();
    await expect(bar).toBeHidden();
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test('it has no button that would do nothing', async ({page}) => {
      await page.goto(address());
      const bar = page.locator('.theme-announcement-bar');
      await expect(bar).toHaveText(/Version 4 is out\./);
      await expect(bar.locator('button')).toBeHidden();
    });
  });

  test('it comes back when its id changes', async ({page}) => {
    await page.addInitScript(() => {
      localStorage.setItem('docusaurus.announcement.id', 'version-3');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    });
    await page.goto(address());
    await expect(page.locator('.theme-announcement-bar')).toBeVisible();
  });
}

/** Test of an announcement that is configured to stay; it leaves the second build being served. */
export function lastingAnnouncement(site: () => ChangedSite): void {
  test('one that cannot be closed has no button to close it', async ({page}) => {
    await site().deploy('second');
    await page.goto(`${site().address}/docs/intro`);
    const bar = page.locator('.theme-announcement-bar');
    await expect(bar).toHaveText(/Version 4 is out\./);
    await expect(bar.getByRole('button')).toHaveCount(0);
  });
}
