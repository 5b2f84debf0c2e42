import {brand} from '@site/config/brand';
import {expect, type Page, test} from '../support/test';
import {networkAtRest} from '../support/networkAtRest';
import {nothingInView} from '../support/nothingInView';

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
    // Idle moments come in the order in which they were asked for, by links that a frame brings into view too. A browser
    // without a window loses a frame now and then.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const rest = () => requestIdleCallback(() => setTimeout(resolve));
          requestAnimationFrame(() => setTimeout(rest));
          setTimeout(rest, 10_000);
        }),
    );
    expect(await hints(page)).toEqual([]);
    expect(scripts).toEqual([]);
    // The reader still gets there.
    await link.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Support');
    expect(scripts).not.toEqual([]);
  });
}

/** Fetches a page ahead as a link to it does, and waits until that has been begun. */
async function fetchAhead(page: Page, link: string): Promise<string[]> {
  await page.evaluate(async (address) => {
    window.docusaurus.prefetch(address);
    // Idle moments come in the order in which they were asked for.
    await new Promise((resolve) => requestIdleCallback(resolve));
  }, link);
  return hints(page);
}

test('a link to a place on a page is fetched ahead as the page is', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 400});
  // What is fetched is what the test asks for.
  await nothingInView(page);
  await page.goto(from);
  await networkAtRest(page);
  const before = await hints(page);
  const place = await fetchAhead(page, '/docs/api-specification/update-device?from=footer#samples');
  expect(place.length).toBeGreaterThan(before.length);
  expect(new Set(await fetchAhead(page, '/docs/api-specification/update-device'))).toEqual(new Set(place));
});

test('a file that several pages need is fetched ahead once', async ({page}) => {
  await page.goto(from);
  await supportLink(page).scrollIntoViewIfNeeded();
  await networkAtRest(page);
  await expect.poll(async () => (await hints(page)).length).toBeGreaterThan(3);
  const all = await hints(page);
  expect(all).toEqual([...new Set(all)]);
});

/** Has the browser deny that it knows a kind of link, or of script. */
async function deny(page: Page, owner: 'DOMTokenList' | 'HTMLScriptElement', kind: string): Promise<void> {
  await page.addInitScript(
    ([name, denied]) => {
      const asked = name === 'DOMTokenList' ? DOMTokenList.prototype : HTMLScriptElement;
      const supports: (this: unknown, one: string) => boolean = asked.supports;
      asked.supports = function (this: unknown, one: string) {
        return one !== denied && supports.call(this, one);
      };
    },
    [owner, kind] as const,
  );
}

/** Addresses that a page's scripts fetch ahead by GET. */
function fetchedByGet(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'fetch' || !request.url().endsWith('.js')) return;
    expect(request.method()).toBe('GET');
    fetched.push(request.url());
  });
  return fetched;
}

for (const {browser, owner, kind} of [
  {browser: 'without prefetch links', owner: 'DOMTokenList', kind: 'prefetch'},
  {
    browser: 'that holds prefetch links against default-src',
    owner: 'HTMLScriptElement',
    kind: 'speculationrules',
  },
] as const) {
  test(`a browser ${browser} fetches ahead by GET, once, and opens pages from its cache`, async ({page}) => {
    await deny(page, owner, kind);
    const fetched = fetchedByGet(page);
    await page.goto(from);
    await supportLink(page).scrollIntoViewIfNeeded();
    await networkAtRest(page);
    await expect.poll(() => fetched.length).toBeGreaterThan(3);
    await networkAtRest(page);
    expect(fetched).toEqual([...new Set(fetched)]);
    expect(await hints(page)).toEqual([]);
    const opening = await page.evaluate(() => performance.now());
    await supportLink(page).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Support');
    const run = await page.evaluate(
      ([since, ahead]) =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({initiatorType, startTime}) => initiatorType === 'script' && startTime > since)
          .filter(({name}) => ahead.includes(name))
          .map(({transferSize}) => transferSize),
      [opening, fetched] as const,
    );
    expect(run.length).toBeGreaterThan(0);
    for (const size of run) expect(size, 'bytes over the network').toBe(0);
  });
}

test('where the policy refuses a link in spite of its looks, GET takes over', async ({page}) => {
  const fetched = fetchedByGet(page);
  await page.setViewportSize({width: 1280, height: 400});
  await page.goto(from);
  await expect.poll(() => hints(page)).not.toEqual([]);
  // In one go, so that no idle moment adds a link between what is read and the refusal.
  const refused = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({href}) => href);
    document.dispatchEvent(
      new SecurityPolicyViolationEvent('securitypolicyviolation', {
        blockedURI: links[0],
        effectiveDirective: 'default-src',
        violatedDirective: 'default-src',
        documentURI: location.href,
        originalPolicy: "default-src 'none'",
        disposition: 'enforce',
        statusCode: 200,
      }),
    );
    return links;
  });
  await expect.poll(() => fetched).toEqual(expect.arrayContaining(refused));
  await supportLink(page).scrollIntoViewIfNeeded();
  await expect.poll(() => fetched.length).toBeGreaterThan(refused.length);
  expect(await hints(page)).toEqual(refused);
});
