import fs from 'node:fs';
import path from 'node:path';
import {brand} from '@site/config/brand';
import {consoleErrors, notFound, expectErrors} from '../../support/consoleErrors';
import {dialog, find, hits} from '../../support/searchDialog';
import {indexed, serveIndex} from '../../search/smallIndex';
import {expect, test} from '../../support/test';
import {basePath, type ChangedSite} from './buildChangedSite';

/** Address of the site that its search index is made for. */
const siteAddress = brand.docsUrl + basePath;

/** Tests of a site that is served under a path of its host. */
export function baseUrl(site: () => ChangedSite): void {
  test('every address in every page begins with it', () => {
    const {buildDir} = site();
    const pages = fs
      .readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(130);
    for (const page of pages) {
      const html = fs.readFileSync(path.join(buildDir, page), 'utf8');
      const addresses = [...html.matchAll(/\s(?:href|src|action)=["']?(\/[^\s"'>]*)/g)].map(([, one]) => one);
      expect(addresses.length, page).toBeGreaterThan(20);
      expect(
        addresses.filter((one) => !one?.startsWith(basePath) && `${one}/` !== basePath),
        page,
      ).toEqual([]);
    }
    const manifest = JSON.parse(fs.readFileSync(path.join(buildDir, 'search/manifest.json'), 'utf8'));
    expect(manifest.siteAddress).toBe(siteAddress);
  });

  test('a reader goes through the site and its search without a reload', async ({page}) => {
    const found = consoleErrors(page);
    // The site's own index takes its time to be read; that its addresses are right is shown above.
    await serveIndex(page, [indexed({path: 'docs/support'})], siteAddress);
    await page.goto(site().address);
    await page.evaluate(() => {
      document.body.dataset.notReloaded = '';
    });
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await navbar.getByRole('link', {name: 'Guides', exact: true}).click();
    await expect(page).toHaveURL(`${site().address}/docs/guides/Integration`);
    // The address changes before the page does, and what opens until then closes with the page that goes.
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Integration guide');
    await find(page, 'lamp');
    await hits(page).first().click();
    await expect(page).toHaveURL(`${site().address}/docs/support`);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Support');
    await expect(page.locator('body')).toHaveAttribute('data-not-reloaded');
    expect(found).toEqual([]);
  });

  test('a site at another address than it was built for says so, and suggests that one', async ({page}) => {
    // None of its files is where the pages look for it.
    expectErrors(page, notFound, /^console: Refused to (?:apply style|execute script) from/);
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    await page.goto(site().misplaced, {waitUntil: 'load'});
    // Its scripts do not load, so it is reloaded once.
    await expect.poll(() => loads.length).toBe(2);
    await page.waitForLoadState('load');
    await expect(page.getByText('Your Docusaurus site did not load properly.')).toBeVisible();
    await expect(page.getByText('Current configured baseUrl =')).toContainText(basePath);
    await expect(page.getByText('We suggest trying baseUrl =')).toHaveText(/= \/$/);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
}
