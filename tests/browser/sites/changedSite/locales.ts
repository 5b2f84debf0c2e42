import {consoleErrors} from '../../support/consoleErrors';
import {expect, test} from '../../support/test';
import type {ChangedSite} from './buildChangedSite';

/** Tests of a second locale. */
export function locales(site: () => ChangedSite): void {
  test('the dropdown keeps path, query and hash', async ({page}) => {
    const found = consoleErrors(page);
    const rest = '/docs/guides/integration/onboard-devices?from=mail#next-steps';
    await page.goto(site().address + rest);
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await navbar.getByRole('button', {name: 'English'}).hover();
    await navbar.getByRole('link', {name: 'Deutsch'}).click();
    await expect(page).toHaveURL(`${site().address}/de${rest}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    // Until then, links to other languages leave out query and hash.
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await navbar.getByRole('button', {name: 'Deutsch'}).hover();
    await navbar.getByRole('link', {name: 'English'}).click();
    await expect(page).toHaveURL(site().address + rest);
    expect(found).toEqual([]);
  });
}
