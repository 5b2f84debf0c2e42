import {brand} from '@site/config/brand';
import {expect, type Page, test} from './test';

const from = '/docs/network/coverage';

/** A link far down the page, to one that nothing above it leads to. */
const supportLink = (page: Page) => page.locator('.footer a[href="/docs/support"]');

/** Chunks that the page was told to fetch ahead. */
const hints = (page: Page) =>
  page
    .locator('head link[rel=prefetch]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));

/** Describes the line to the site, as a browser does that knows it. */
async function setConnection(
  page: Page,
  connection: {effectiveType: string; saveData: boolean},
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'connection', {value});
  }, connection);
}

test('a link that comes into view is fetched ahead, one under the pointer is loaded, none of another origin is', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.setViewportSize({width: 1280, height: 400});
  await page.goto(from);
  const link = supportLink(page);
  await expect.poll(() => hints(page)).not.toEqual([]);
  const before = await hints(page);
  await link.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await hints(page)).length).toBeGreaterThan(before.length);
  const loaded = page.waitForRequest((request) => request.resourceType() === 'script');
  await link.hover();
  await loaded;

  await page.locator(`.footer a[href="${brand.statusUrl}"]`).hover();
  const {origin} = new URL(page.url());
  for (const url of [...requested, ...(await hints(page))]) expect(new URL(url).origin).toBe(origin);
});

for (const connection of [
  {effectiveType: '2g', saveData: false},
  {effectiveType: 'slow-2g', saveData: false},
  {effectiveType: '4g', saveData: true},
]) {
  const name = connection.saveData ? 'with data saving on' : `on ${connection.effectiveType}`;
  test(`nothing is fetched ahead ${name}`, async ({page}) => {
    await setConnection(page, connection);
    await page.goto(from);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) scripts.push(request.url());
    });
    const link = supportLink(page);
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await page.locator('.menu a').first().hover();
    expect(await hints(page)).toEqual([]);
    expect(scripts).toEqual([]);
    // The reader still gets there.
    await link.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Support');
    expect(scripts).not.toEqual([]);
  });
}

test('a browser without prefetch hints fetches ahead by GET', async ({page}) => {
  await page.addInitScript(() => {
    const {supports} = DOMTokenList.prototype;
    DOMTokenList.prototype.supports = function (token) {
      return token !== 'prefetch' && supports.call(this, token);
    };
  });
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'xhr')
      fetched.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await page.goto(from);
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
  for (const one of fetched) expect(one).toMatch(/^GET \/assets\/js\/.*\.js$/);
  expect(await hints(page)).toEqual([]);
});
