import {expect, test} from '../support/test';

test.use({javaScriptEnabled: false, viewport: {width: 375, height: 800}});

test('without scripts a phone reaches every area, and from each the pages beside it', async ({page}) => {
  await page.goto('/');
  const areas = page.getByRole('navigation', {name: 'Areas'});
  await expect(areas.getByRole('link')).toHaveText(['Quick Start', 'Device SDK', 'Cloud API', 'Guides']);
  await areas.getByRole('link', {name: 'Device SDK'}).click();
  await expect(page).toHaveURL('/docs/device-sdk/intro');
  await page.waitForLoadState();
  await expect(areas.locator('[aria-current=page]')).toHaveText('Device SDK');

  await expect(page.locator('button:visible')).toHaveCount(0);
  const tree = page.getByRole('navigation', {name: 'Docs sidebar'});
  const footer = page.locator('.footer');
  const [top, end] = [(await tree.boundingBox())?.y ?? 0, (await footer.boundingBox())?.y ?? 0];
  expect(top).toBeGreaterThan((await page.locator('article').boundingBox())?.y ?? 0);
  expect(end).toBeGreaterThan(top);
  // A category is a button to the framework, but a link in the page.
  for (const name of ['Cloud API', 'API keys', 'Asset tracking', 'Coverage', 'Release notes'])
    await expect(tree.locator('a', {hasText: name}).first()).toHaveAttribute('href', /^\/docs\//);
  await tree.getByRole('link', {name: 'Device requirements'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Device requirements');
  await page.waitForLoadState();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
});

test('a call is shown with curl, and opens in other languages', async ({page}) => {
  await page.goto('/docs/api-specification/get-device');
  const samples = page.locator('.api-samples');
  const code = samples.locator('pre').filter({visible: true});
  await expect(samples.locator('summary').filter({visible: true})).toHaveCount(9);
  await expect(code).toHaveCount(1);
  await expect(code).toContainText('curl');
  await samples.locator('summary', {hasText: 'Python'}).click();
  await expect(code).toHaveCount(2);
  await expect(code.nth(1)).toContainText('import');
  await samples.locator('summary', {hasText: 'Your organization and key'}).click();
  await expect(samples.getByText(/^Set SKERRY_API_URL to .+ for the sandbox/)).toBeVisible();
  await expect(samples.locator('input')).toHaveCount(0);
});

test.describe('in a desktop window', () => {
  test.use({viewport: {width: 1280, height: 800}});

  test('the navbar and the sidebar are where they are with scripts', async ({page}) => {
    await page.goto('/docs/device-sdk/intro');
    await expect(page.getByRole('navigation', {name: 'Areas'})).toBeHidden();
    await expect(
      page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Guides'}),
    ).toBeVisible();
    expect((await page.getByRole('navigation', {name: 'Docs sidebar'}).boundingBox())?.x).toBeLessThan(100);
  });
});

test.describe('with scripts', () => {
  test.use({javaScriptEnabled: true});

  test('nothing of that is shown', async ({page}) => {
    await page.goto('/docs/device-sdk/intro');
    await expect(page.getByRole('navigation', {name: 'Areas'})).toBeHidden();
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeHidden();
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeVisible();
  });
});
