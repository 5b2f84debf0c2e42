import fs from 'node:fs';
import path from 'node:path';
import {type Manifest, manifestName} from '@site/plugins/search/shared/page';
import {consoleErrors} from '../../support/consoleErrors';
import {find, hits} from '../../support/searchDialog';
import {indexed, serveIndex} from '../../search/smallIndex';
import {expect, type Page, test} from '../../support/test';
import type {ChangedSite} from './buildChangedSite';

const guide = 'guides/integration/onboard-devices';
const rest = '?from=mail#next-steps';

const preferred = (page: Page) => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));

/** Tests of a version that `npm run docs:version` has cut. */
export function versions(site: () => ChangedSite): void {
  const dropdown = (page: Page, label: string) =>
    page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: label, exact: true});

  async function choose(page: Page, from: string, to: string): Promise<void> {
    await dropdown(page, from).hover();
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: to, exact: true}).click();
  }

  test('cutting one keeps sidebar and API pages', () => {
    const read = (file: string) => fs.readFileSync(path.join(site().root, file), 'utf8');
    expect(JSON.parse(read('versions.json'))).toEqual(['1.1']);
    const sidebar = read('versioned_sidebars/version-1.1-sidebars.json');
    expect(sidebar).toContain('"api-specification/get-device"');
    expect(sidebar).toContain(`"${guide}"`);
    for (const page of ['get-device.mdx', 'get-device.blocks.json'])
      expect(read(`versioned_docs/version-1.1/api-specification/${page}`)).toBeTruthy();
  });

  test('the dropdown keeps query and hash, and the choice is kept until its version is gone', async ({
    page,
  }) => {
    const found = consoleErrors(page);
    const latest = `${site().address}/docs/${guide}${rest}`;
    const old = `${site().address}/docs/1.1/${guide}${rest}`;
    await page.goto(latest);
    await choose(page, 'Latest', '1.1');
    await expect(page).toHaveURL(old);
    expect(await preferred(page)).toBe('1.1');
    // A page that has no version shows the one that was chosen.
    await page.goto(site().address);
    await expect(dropdown(page, '1.1')).toBeVisible();
    await page.goto(old);
    await choose(page, '1.1', 'Latest');
    await expect(page).toHaveURL(latest);
    expect(await preferred(page)).toBe('current');

    await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', '0.9'));
    await page.goto(site().address);
    await expect(dropdown(page, 'Latest')).toBeVisible();
    await expect.poll(() => preferred(page)).toBe(null);
    expect(found).toEqual([]);
  });

  test('an old one carries a banner, is no match for search engines, and has API pages', async ({
    page,
    request,
  }) => {
    const found = consoleErrors(page);
    const response = await page.goto(`${site().address}/docs/1.1/api-specification/get-device`);
    expect(response?.status()).toBe(200);
    const banner = page.locator('.theme-doc-version-banner');
    await expect(banner).toContainText('no longer actively maintained');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
    expect(await (await request.get(`${site().address}/sitemap.xml`)).text()).not.toContain('/docs/1.1/');
    await expect(page.locator('.api-block').first()).toHaveText(/\w/);
    await expect(page.locator('.theme-doc-sidebar-container a[href*="/docs/1.1/"]').first()).toBeVisible();
    await page.getByRole('button', {name: 'No', exact: true}).click();
    await expect(page.getByRole('link', {name: 'Open an issue'})).toHaveAttribute(
      'href',
      /Version%3A%201\.1/,
    );
    await banner.getByRole('link', {name: 'latest version'}).click();
    await expect(page).toHaveURL(`${site().address}/docs/api-specification/get-device`);
    await expect(banner).toHaveCount(0);
    expect(found).toEqual([]);
  });

  test('search finds an old one only from its own pages', async ({page}) => {
    const {versions} = searchManifest(site().buildDir);
    const pages = versions.flatMap((version) => version.pages);
    const old = pages.filter(({path: place}) => place.startsWith('docs/1.1/'));
    expect(old.length).toBeGreaterThan(60);
    expect(pages.filter(({tag}) => tag === 'docs-default-1.1')).toEqual(old);
    expect(versions.map(({tag}) => tag)).toEqual(['docs-default-current', 'docs-default-1.1']);

    await serveIndex(page, [
      indexed({title: 'Lamp of today'}),
      indexed({title: 'Lamp of old', path: 'docs/1.1/intro', tag: 'docs-default-1.1'}),
    ]);
    await page.goto(`${site().address}/docs/intro`);
    await find(page, 'lamp');
    await expect(hits(page)).toHaveText(['Lamp of today']);
    await page.goto(`${site().address}/docs/1.1/intro`);
    await find(page, 'lamp');
    await expect(hits(page)).toHaveText(['Lamp of old']);
  });
}

function searchManifest(buildDir: string): Manifest {
  return JSON.parse(fs.readFileSync(path.join(buildDir, 'search', manifestName), 'utf8'));
}
