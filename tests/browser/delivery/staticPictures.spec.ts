import {expect, test} from '../support/test';
import {scriptsOf} from '../support/scriptsOf';

const page = '/docs/device-sdk/satellite-module';
const picture = 'A satellite pass';

test('a picture that the build has drawn stays in the page without a script of its own', async ({
  browser,
}) => {
  const withScripts = await browser.newPage();
  const faults: string[] = [];
  withScripts.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  withScripts.on('pageerror', (error) => faults.push(error.message));
  const loaded = scriptsOf(withScripts);
  await withScripts.goto(page, {waitUntil: 'networkidle'});
  await expect(withScripts.getByRole('img', {name: picture})).toBeVisible();
  await expect(withScripts.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  expect(faults).toEqual([]);
  const scripts = await loaded();
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.filter(({text}) => text.includes(picture))).toEqual([]);

  const withoutScripts = await browser.newPage({javaScriptEnabled: false});
  await withoutScripts.goto(page);
  await expect(withoutScripts.getByRole('img', {name: picture})).toBeVisible();
});

test('a reader who comes from another page sees the picture too', async ({page: window}) => {
  await window.goto('/docs/network/coverage');
  await window.locator(`article a[href="${page}"]`).first().click();
  await expect(window).toHaveURL(page);
  await expect(window.getByRole('img', {name: picture})).toBeVisible();
});
