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

test('all rows and the footer stand in the columns of one grid at 1280, 1440 and 1920 px', async ({page}) => {
  await page.goto('/');
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({width, height: 900});
    const edges = await leftEdges(page, fours[0]);
    expect(edges, `${width} px`).toHaveLength(4);
    for (const selector of fours)
      expect(await leftEdges(page, selector), `${selector}, ${width} px`).toEqual(edges);
    for (const selector of twos)
      expect(await leftEdges(page, selector), `${selector}, ${width} px`).toEqual([edges[2]]);
    expect(await leftEdges(page, 'main h1, main h2'), `titles, ${width} px`).toEqual([edges[0]]);
  }
});

test('text and packet of the opening have one middle, and the first screen names all figures', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/');
  const bottoms = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
  const [text, packet] = await page.locator('main :is(header, figure)').evaluateAll((both) =>
    both.map((one) => {
      const {top, bottom} = one.getBoundingClientRect();
      return (top + bottom) / 2;
    }),
  );
  expect(text).toBeCloseTo(packet, 0);
  expect(Math.max(...(await bottoms('main h1')))).toBeLessThan(packet);
  const units = await bottoms('[aria-label="In figures"] > li > span');
  expect(units).toHaveLength(4);
  expect(Math.max(...units)).toBeLessThan(900);
});

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

test('the light is clear of navbar, title and packet, and all bytes are as wide, at all widths', async ({
  page,
}) => {
  await page.goto('/');
  for (const width of [375, 599, 600, 768, 996, 997, 1280, 1440, 1920]) {
    await page.setViewportSize({width, height: 900});
    // The rock around the light, and where it is in the chart.
    const [rock, x, y] = [24, 1104, 112];
    const place = await page.evaluate((at) => {
      const root = document.querySelector('#__docusaurus') as Element;
      const [west = ''] = getComputedStyle(root, '::before').maskPosition.split(') ');
      const [, sign, shift] = /50%(?: ([+-]) ([\d.]+)px)?/.exec(west) ?? [];
      const title = document.createRange();
      title.selectNodeContents(document.querySelector('h1') as Element);
      const boxes = [
        ...title.getClientRects(),
        document.querySelector('main figure')?.getBoundingClientRect(),
      ];
      return {
        light: innerWidth / 2 - 800 + at + Number(`${sign ?? ''}${shift ?? 0}`),
        boxes: boxes.map((box) => box?.toJSON() as DOMRect),
      };
    }, x);
    const isSeen = place.light - rock < width;
    expect(isSeen, `whole or not at all, ${width} px`).toBe(place.light + rock < width);
    for (const {left, right, top, bottom} of isSeen ? place.boxes : []) {
      const isBeside = right < place.light - rock || left > place.light + rock;
      expect(isBeside || bottom < y - rock || top > y + rock, `${width} px`).toBe(true);
    }
    const cells = page.locator('main figure ul code > span');
    const widths = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().width));
    expect(widths, `${width} px`).toHaveLength(31);
    expect(Math.max(...widths) - Math.min(...widths), `${width} px`).toBeLessThan(0.1);
    const gap = page.locator('main figure ul');
    expect(await gap.evaluate((list) => Number.parseFloat(getComputedStyle(list).columnGap))).toBe(8);
  }
});
