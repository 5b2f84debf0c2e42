import {noAnswer, notFound, expectErrors} from '../support/consoleErrors';
import {overflow} from '../support/overflow';
import {holdFiles} from '../support/holdFiles';
import {expect, test, tookOver} from '../support/test';

test.beforeEach(({page}) => expectErrors(page, notFound));

test('an address with a slip gets the page that was meant, and the ways in', async ({page}) => {
  await page.goto('/docs/guides/integraton/onboard-device');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  const ways = page.getByRole('navigation', {name: 'Parts of the documentation'});
  await expect(ways.getByRole('link', {name: /Quick Start/})).toBeVisible();
  await expect(page.getByText('Did you mean Onboard devices?')).toBeVisible();
  await expect(page.getByText('/docs/guides/integration/onboard-devices')).toBeVisible();
  await page.getByRole('main').getByRole('link', {name: 'Onboard devices', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Onboard devices');
});

test('a search for the words of the address is one key away', async ({page}) => {
  await page.goto('/docs/guides/onboard-device');
  const field = page.getByRole('main').getByRole('searchbox', {name: 'Search the documentation'});
  await expect(field).toHaveValue('onboard device');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=onboard.device$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for “onboard device”');
});

test('what a reader has typed before scripts came stays', async ({page}) => {
  const release = await holdFiles(page, '**/*.js');
  await page.goto('/docs/guides/onboard-device', {waitUntil: 'commit'});
  const field = page.getByRole('main').getByRole('searchbox', {name: 'Search the documentation'});
  await field.fill('keys');
  release();
  await tookOver(page);
  await expect(field).toHaveValue('keys');
});

test('the page that was meant is offered by its address while its title cannot be had', async ({page}) => {
  expectErrors(page, noAnswer);
  await page.route('**/onboard-devices', (route) => route.abort());
  await page.goto('/docs/guides/integraton/onboard-device');
  await expect(
    page.getByRole('main').getByRole('link', {name: '/docs/guides/integration/onboard-devices'}),
  ).toBeVisible();
});

test('an address that resembles no page offers none', async ({page}) => {
  await page.goto('/wp-login.php');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(page.getByRole('main').getByRole('link', {name: 'tell us'})).toBeVisible();
  await expect(page.getByText('Did you mean')).toHaveCount(0);
  await page.setViewportSize({width: 320, height: 640});
  expect(await overflow(page)).toEqual([]);
});
