import {expect, type Page, test} from '../support/test';

/** Where what stands beside each other begins: rows of four, then rows of two. */
const fours = [
  '[aria-label="In figures"] > li',
  'section[aria-labelledby="packet-path"] li',
  'section[aria-labelledby="tools"] li',
  '.footer__col',
];
const twos = ['main figure', 'section[aria-labelledby="readers"] .theme-code-block', '[data-entry-points]'];

const leftEdges = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect().left)))]);

for (const width of [1280, 1440, 1920]) {
  test(`all rows and the footer stand in the columns of one grid at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await page.goto('/');
    const edges = await leftEdges(page, fours[0]);
    expect(edges).toHaveLength(4);
    for (const selector of fours) expect(await leftEdges(page, selector), selector).toEqual(edges);
    for (const selector of twos) expect(await leftEdges(page, selector), selector).toEqual([edges[2]]);
    expect(await leftEdges(page, 'main h1, main h2'), 'titles').toEqual([edges[0]]);
  });
}

test('a phone shows all of the packet, and both actions as wide as the page', async ({page}) => {
  await page.setViewportSize({width: 375, height: 800});
  await page.goto('/');
  const json = page.locator('main figure pre');
  expect(await json.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0);
  const widths = await page
    .locator('main header')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.clientWidth));
  expect(widths).toHaveLength(2);
  for (const width of widths) expect(width).toBeGreaterThan(335);
});
