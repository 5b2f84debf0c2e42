import {consoleErrors} from '../../support/consoleErrors';
import {expect, type Page, test} from '../../support/test';
import {basePath, type ChangedSite} from './buildChangedSite';

/** Makes the site fail at a place, from the next page load on. */
async function failAt(page: Page, fault: string): Promise<void> {
  await page.addInitScript((place) => {
    (window as Window & {fault?: string}).fault = place;
  }, fault);
}

const mend = (page: Page) =>
  page.evaluate(() => {
    (window as Window & {fault?: string}).fault = undefined;
  });

/** Tests of what happens when a part of a page fails to render. */
export function faults(site: () => ChangedSite): void {
  const crash = (page: Page) => page.getByRole('main').filter({hasText: 'This page crashed.'});

  for (const [place, path] of [
    ['part', '/docs/faulty'],
    ['page', '/faulty'],
  ] as const) {
    test(`a ${place} that crashes says so in the frame, renders again on request, and stays behind`, async ({
      page,
    }) => {
      const found = consoleErrors(page);
      await failAt(page, place);
      await page.goto(`${site().address}${path}`, {waitUntil: 'load'});
      await expect(crash(page).getByRole('heading', {level: 1})).toHaveText('This page crashed.');
      await expect(page).toHaveTitle('Page Error');
      await crash(page).getByText('Error message').click();
      await expect(crash(page).getByText(`fault at ${place}`)).toBeVisible();
      await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
      await expect(page.locator('.footer')).toBeVisible();

      const again = crash(page).getByRole('button', {name: 'Try again'});
      await again.click();
      await expect(again).toBeVisible();
      await page.locator('.navbar').getByRole('link', {name: 'Quick Start'}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Quick Start');
      await expect(page).toHaveTitle(/^Quick Start/);
      await page.goBack();
      await expect(again).toBeVisible();
      await mend(page);
      await again.click();
      await expect(page.getByText('Whole')).toBeVisible();
      expect(found).not.toEqual([]);
      for (const one of found) expect(one).toContain(`fault at ${place}`);
    });
  }

  test('where the frame crashes too, the message stands alone, with links', async ({page}) => {
    const found = consoleErrors(page);
    await failAt(page, 'frame');
    await page.goto(`${site().address}/docs/intro`, {waitUntil: 'load'});
    await expect(crash(page)).toBeVisible();
    await expect(crash(page).getByRole('button', {name: 'Try again'})).toBeVisible();
    const link = page.getByRole('link', {name: 'Quick Start'});
    await expect(link).toHaveAttribute('href', `${basePath}docs/intro`);
    expect(found).not.toEqual([]);
    for (const one of found) expect(one).toContain('fault at frame');
  });

  test('a page without a default export is an error that names it', async ({page}) => {
    const found = consoleErrors(page);
    await page.goto(`${site().address}/no-default`, {waitUntil: 'load'});
    await expect(page).toHaveTitle('Page Error');
    await crash(page).getByText('Error message').click();
    await expect(crash(page)).toContainText(
      `The page component at ${basePath}no-default doesn't have a default export.`,
    );
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Quick Start'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Quick Start');
    expect(found).not.toEqual([]);
    for (const one of found) expect(one).toContain("doesn't have a default export");
  });

  test('a navbar item that fails is named, and takes nothing else with it', async ({page}) => {
    const found = consoleErrors(page);
    await failAt(page, 'item');
    await page.goto(`${site().address}/docs/support`);
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await expect(navbar.getByText('custom-faultyItem: error')).toBeVisible();
    // One that holds a link leaves the link.
    await expect(navbar.getByRole('link', {name: 'Dashboard'})).toHaveAttribute('target', '_blank');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Support');
    const named = found.filter((one) => one.includes('This navbar item failed to render'));
    expect(named.join()).toContain('{"type":"custom-faultyItem"');
    expect(named.join()).toContain('"label":"Dashboard"');
    for (const one of found) expect(one).toMatch(/fault at item|navbar item failed/);
    await navbar.getByRole('link', {name: 'Quick Start'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Quick Start');

    await page.setViewportSize({width: 375, height: 800});
    await page.goto(site().address);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('.navbar-sidebar').getByText('custom-faultyItem: error')).toBeVisible();
  });
}
