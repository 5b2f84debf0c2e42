import {expect, test} from '../support/test';

test.beforeEach(async ({page}) => {
  await page.emulateMedia({media: 'print'});
});

test('a dark page prints black on white, without the frame, and its links say where they lead', async ({
  page,
}) => {
  await page.goto('/docs/guides/integration/onboard-devices');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(
    await page.evaluate(() => [
      getComputedStyle(document.documentElement).backgroundColor,
      getComputedStyle(document.body).color,
      getComputedStyle(document.body, '::before').backgroundImage,
    ]),
  ).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)', 'none']);
  for (const part of ['.navbar', '.footer', '.theme-doc-sidebar-container', '.pagination-nav']) {
    await expect(page.locator(part).first()).toBeHidden();
  }
  await expect(page.getByRole('button').filter({visible: true})).toHaveCount(0);

  const link = page.locator('.markdown').getByRole('link', {name: 'Key provisioning'}).first();
  const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  const site = new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '');
  expect(printed).toContain(` (${site.origin}${await link.getAttribute('href')})`);
});

test('a call is printed in the language that was chosen, with its name, and so is what is folded on the screen', async ({
  page,
}) => {
  await page.goto('/docs/api-specification/get-device?language=python');
  const samples = page.locator('.api-samples [role=tabpanel]').filter({visible: true});
  await expect(samples).toHaveCount(1);
  await expect(samples).toContainText(/^Python\s*import /);
  await expect(samples.locator('summary')).toBeVisible();

  const folded = page.locator('.api-block details:not([open], .code-fold)').first();
  const height = async () => (await folded.boundingBox())?.height ?? 0;
  const printed = await height();
  await page.emulateMedia({media: 'screen'});
  expect(printed).toBeGreaterThan(2 * (await height()));
});

test('long lines of code are wrapped, not cut', async ({page}) => {
  await page.setViewportSize({width: 680, height: 900});
  await page.goto('/docs/guides/integration/get-device-packet-data');
  const cut = await page
    .locator('.code-lines')
    .evaluateAll((blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth + 1).length);
  expect(cut).toBe(0);
});

test('a drawing has its wide layout on a sheet', async ({page}) => {
  // What A4 has between its margins.
  await page.setViewportSize({width: 673, height: 900});
  await page.goto('/docs/intro');
  const widths = await page
    .locator('main svg:has(> title)')
    .filter({visible: true})
    .evaluateAll((drawings) => drawings.map((drawing) => (drawing as SVGSVGElement).viewBox.baseVal.width));
  expect(widths[0]).toBe(720);
});

test('an enlarged figure is printed by itself, on one sheet', async ({page}) => {
  await page.goto('/docs/device-sdk/terrestrial-module/advertising-packet');
  await page.emulateMedia({media: 'screen'});
  await page
    .getByRole('button', {name: /^Enlarge/})
    .first()
    .click();
  const figure = page.getByRole('dialog');
  await expect(figure.locator('svg').filter({visible: true}).first()).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(figure.locator('svg').filter({visible: true}).first()).toBeVisible();
  await expect(page.getByRole('heading', {level: 1, includeHidden: true})).toBeHidden();
  await expect(page.getByRole('button').filter({visible: true})).toHaveCount(0);
  const sheets = (await page.pdf({format: 'A4'})).toString('latin1').match(/\/Type \/Page\b/g);
  expect(sheets).toHaveLength(1);
});

test('each reference card fills one sheet of A4 or Letter, without the text around it', async ({page}) => {
  await page.goto('/docs/reference-cards');
  const cards = page.locator('.sheet');
  for (const format of ['A4', 'Letter']) {
    const sheets = (await page.pdf({format, preferCSSPageSize: false})).toString('latin1');
    expect(sheets.match(/\/Type \/Page\b/g), format).toHaveLength(await cards.count());
  }
  await expect(page.getByRole('heading', {level: 1, includeHidden: true})).toBeHidden();
  await expect(cards.first().locator('table').first()).toBeVisible();
});
