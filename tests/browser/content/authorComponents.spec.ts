import {expect, type Page, test} from '../support/test';

const packets = '/docs/guides/integration/get-device-packet-data';
const backend = '/docs/guides/rollout/backend-implementation';
const options = '/docs/device-sdk/terrestrial-module/sdk-reference';

const chosen = (page: Page) => page.getByRole('tab', {selected: true});

test.describe('choices', () => {
  test('go with the reader from page to page, into the address and into the browser', async ({page}) => {
    await page.goto(packets);
    await expect(chosen(page)).toHaveText(['curl', 'JavaScript', 'JavaScript', 'JavaScript']);
    await page.getByRole('tab', {name: 'Python'}).first().click();
    await expect(chosen(page)).toHaveText(['Python', 'Python', 'Python', 'Python']);
    await expect(page).toHaveURL(/\?language=python$/);
    await page.goto(backend);
    await expect(chosen(page)).toHaveText(['Python']);
    await page.getByRole('tab', {name: 'JavaScript'}).click();
    await page.goto(packets);
    await expect(chosen(page)).toHaveText(['JavaScript', 'JavaScript', 'JavaScript', 'JavaScript']);
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.language'))).toBe('js');
    await page.goto('/docs/api-specification/get-device');
    await expect(chosen(page)).toHaveText(['JavaScript']);
    await page.getByRole('tab', {name: 'Ruby'}).click();
    await page.goto('/docs/api-specification/list-devices');
    await expect(chosen(page)).toHaveText(['Ruby']);
  });

  test('can be linked to, over what is kept, and keep the anchor', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('docusaurus.tab.language', 'js'));
    await page.goto(`${packets}?language=python#pull`);
    await expect(chosen(page)).toHaveText(['Python', 'Python', 'Python', 'Python']);
    await expect(page.getByRole('link', {name: 'pull.py'})).toBeVisible();
    await expect(page).toHaveURL(/#pull$/);
  });

  test('keep what they were when an address names none of them, and when another tab forgets', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await other.goto(packets);
    await other.evaluate(() => localStorage.setItem('docusaurus.tab.language', 'js'));
    await page.goto(`${packets}?language=constructor`);
    await expect(chosen(page).last()).toHaveText('JavaScript');
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.language'))).toBe('js');
    await other.evaluate(() => localStorage.removeItem('docusaurus.tab.language'));
    await other.evaluate(() => localStorage.setItem('docusaurus.tab.language', 'python'));
    await expect(page).toHaveURL(/\?language=python$/);
    await page.evaluate(() => addEventListener('storage', () => (document.title = 'told')));
    await other.evaluate(() => localStorage.removeItem('docusaurus.tab.language'));
    await expect(page).toHaveTitle('told');
    await expect(page).toHaveURL(/\?language=python$/);
  });

  test('work by keyboard, and stand one after the other, with their labels, on paper', async ({page}) => {
    await page.goto(backend);
    await page.getByRole('tab', {name: 'JavaScript'}).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(chosen(page)).toHaveText(['Python']);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Space');
    await expect(chosen(page)).toHaveText(['JavaScript']);

    await expect(page.getByText('decode.py')).toBeHidden();
    await page.emulateMedia({media: 'print'});
    for (const text of ['decode.py', 'decode.mjs']) await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('tablist')).toBeHidden();
    await expect(page.getByRole('tabpanel').getByText('Python', {exact: true})).toBeVisible();
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test('stand one after the other, with their labels', async ({page}) => {
      await page.goto(backend);
      const panels = page.getByRole('tabpanel');
      await expect(panels).toHaveCount(2);
      // The page is written the other way round.
      await expect(panels.nth(0)).toContainText(/^JavaScript\s*decode\.mjs/);
      await expect(panels.nth(1)).toContainText(/^Python\s*decode\.py/);
      for (const panel of await panels.all()) await expect(panel).toBeVisible();
      await expect(page.getByRole('tablist')).toBeHidden();
    });
  });
});

test('the link of a field copies its address and says so, once at a time', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(options);
  const option = 'CONFIG_SKERRY_SAT_NETWORK_DEVICE_TDR';
  const link = page.getByRole('link', {name: `Copy link to ${option}`});
  const box = await link.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await link.click();
  await expect(page).toHaveURL(`${options}#option-${option.toLowerCase()}`);
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}${options}#option-${option.toLowerCase()}`,
  );
  await link.click();
  const notice = page.locator('.MuiSnackbarContent-root');
  // The size that it has, not the one that it is being scaled to while it appears. The notice of the first click leaves.
  const isWide = () =>
    notice.evaluateAll(([one]) => {
      const width = (one as HTMLElement | undefined)?.offsetWidth ?? 0;
      return width >= 300 && width <= 400;
    });
  await expect.poll(isWide).toBe(true);
  await expect(notice).toBeHidden();
});

test('fields become rows on a phone, within its width', async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  await page.goto(options);
  const field = page.getByRole('definition').filter({hasText: 'Terrestrial network'});
  const term = page.getByRole('term').filter({hasText: 'CONFIG_SKERRY_BLE_NETWORK'});
  const [below, above] = [await field.boundingBox(), await term.boundingBox()];
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0) - 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('a wide table scrolls by keyboard and leaves the page its width', async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  await page.goto('/docs/network/transmission-guidance');
  const table = page.getByRole('group', {name: /^Table: Fastest at the gate/});
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  // The first column stays in view.
  const header = table.locator('tbody tr > :first-child').first();
  await expect
    .poll(async () => (await header.boundingBox())?.x)
    .toBeCloseTo((await table.boundingBox())?.x ?? -100, -1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('the text of a card presses its link', async ({page}) => {
  await page.goto('/docs/guides/Integration');
  const card = page.getByRole('listitem').filter({hasText: 'Start here if you have a board'});
  await expect(card.getByRole('link')).toHaveAccessibleName('Onboard devices');
  await card.click();
  await expect(page).toHaveURL('/docs/guides/integration/onboard-devices');
});
