import type {Page} from '@playwright/test';
import {budgets} from '@site/scripts/analyze/budgets';
import {consoleErrors} from '../support/consoleErrors';
import {inOneContext as test} from './inOneContext';
import {expect} from '../support/test';
import {watchForMui} from '../support/muiScripts';
import {overflow} from '../support/overflow';
import {cutCode, fittingPages} from '../look/cutCode';
import {lines} from '../look/pageGeometry';
import {pictures} from '../look/pictures';
import {sweepWidths} from '../look/sweepWidths';
import {unfold} from '../look/unfold';
import {weighPage} from '../support/pageWeight';
import {docRoutes, routes} from '../support/routes';
import {readBuiltSite} from '../support/siteBuild';

/** Addresses of images in an old format, or for which no room is kept while they load. */
function poorImages(page: Page): Promise<string[]> {
  return page.locator('img').evaluateAll((images) =>
    images
      .filter((image) => {
        const isModern = /^data:|\.(?:svg|webp|avif)$/.test((image as HTMLImageElement).currentSrc);
        return !isModern || !image.hasAttribute('width') || !image.hasAttribute('height');
      })
      .map((image) => image.outerHTML),
  );
}

test('every page whose code is to fit is there', () => {
  expect(fittingPages.filter((route) => !routes.includes(route))).toEqual([]);
});

for (const route of routes) {
  test(`${route} is whole, loads what its budgets allow, complains of nothing, and fits every width in line`, async ({
    page,
  }) => {
    const found = consoleErrors(page);
    const weigh = await weighPage(page);
    const mui = watchForMui(page);
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    await expect(page).toHaveTitle(/.+ \| .+ Docs$/);
    if (docRoutes.includes(route)) await expect(page.getByText('Was this page helpful?')).toBeVisible();
    if (route !== '/search') {
      expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/^.{40,}/);
      expect((await page.locator('main').textContent())?.length).toBeGreaterThan(400);
    }

    // Both wait for the page to be at rest.
    const [{script, style, fonts, urls, thirdPartyRequests}, marks] = await Promise.all([weigh(), mui()]);
    const [scriptKb, styleKb] = [script, style].map((bytes) => (bytes / 1000).toFixed(1));
    console.log(`${scriptKb} KB script, ${styleKb} KB style (brotli): ${route}`);
    // budgets.spec.ts counts these files, and says which of them are heaviest. The search page fetches its engine too.
    const files = readBuiltSite().filesOf(route);
    const loaded = urls.map((url) => new URL(url).pathname.slice(1));
    if (route === '/search') expect(loaded).toEqual(expect.arrayContaining(files.scripts));
    else expect(loaded.sort()).toEqual([...files.scripts, ...files.styles].sort());
    // Less than React alone would mean that something was not counted.
    expect(script).toBeGreaterThan(60_000);
    expect(script).toBeLessThanOrEqual(budgets.script);
    expect(style).toBeLessThanOrEqual(budgets.style);
    expect(fonts).toBeGreaterThan(0);
    expect(fonts).toBeLessThanOrEqual(budgets.fonts);
    expect(thirdPartyRequests).toEqual([]);
    expect(await poorImages(page)).toEqual([]);
    // That the marks are there to be found is shown in development/measures.ts, on a page that loads the library.
    expect([...marks]).toEqual([]);

    // It is also a window of 1280 px at 400 %.
    await page.setViewportSize({width: 320, height: 640});
    expect.soft(await overflow(page), '320 px').toEqual([]);
    await unfold(page);
    const looks = [lines, pictures, ...(fittingPages.includes(route) ? [cutCode] : [])];
    expect.soft(await sweepWidths(page, looks)).toEqual([]);
    expect(found).toEqual([]);
  });
}

test('a reader goes through the main areas without a reload', async ({page}) => {
  const found = consoleErrors(page);
  await page.goto('/');
  await page.evaluate(() => {
    (window as Window & {notReloaded?: boolean}).notReloaded = true;
  });
  const navbar = page.getByRole('navigation', {name: 'Main'});
  // On the right stand controls, not places.
  const places = navbar.locator('.navbar__items:not(.navbar__items--right)');
  for (const [link, address] of [
    ['Quick Start', '/docs/intro'],
    ['Device SDK', '/docs/device-sdk/intro'],
    ['Cloud API', /\/docs\/api-specification\/[\w-]+-platform-api$/],
    ['Guides', '/docs/guides/Integration'],
  ] as const) {
    await navbar.getByRole('link', {name: link, exact: true}).click();
    await expect(page).toHaveURL(address);
    await expect(places.locator('[aria-current=page]')).toHaveText([link]);
  }
  const next = page.locator('.pagination-nav__link--next');
  const title = (await next.locator('.pagination-nav__label').textContent()) ?? '';
  await next.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  await page.goBack();
  await expect(page).toHaveURL('/docs/guides/Integration');
  expect(await page.evaluate(() => (window as Window & {notReloaded?: boolean}).notReloaded)).toBe(true);
  expect(found).toEqual([]);
});
