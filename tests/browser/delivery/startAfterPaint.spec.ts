import {saveData} from '../support/pageWeight';
import {expect, type Page, test} from '../support/test';

const address = '/docs/network/coverage';

/** When the page was painted first, and when each script of its own began to be fetched and was run, in milliseconds. */
const times = (page: Page) =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const named =
      document.querySelector<HTMLMetaElement>('meta[name=page-scripts]')?.content.split(' ') ?? [];
    const fetched = performance
      .getEntriesByType('resource')
      .filter(({name}) => named.includes(new URL(name).pathname))
      .map(({startTime}) => startTime);
    return {paint: paint?.startTime, fetched, named: named.length};
  });

test('a page is painted before its scripts are fetched one beside the other', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  await saveData(page);
  // Without the last resort, a second after the page is parsed: on a busy machine it comes before the paint.
  await page.addInitScript(() => {
    const {setTimeout} = window;
    const later = (run: () => void, ms?: number) => (ms === 1000 ? 0 : setTimeout(run, ms));
    window.setTimeout = later as typeof setTimeout;
  });
  await page.goto(address);
  const {paint, fetched, named} = await times(page);
  expect(named).toBeGreaterThan(4);
  expect(fetched).toHaveLength(named);
  for (const time of fetched) expect(time).toBeGreaterThanOrEqual(paint);
  // Each is asked for once: none is fetched ahead and then again, or by the page and by the bundler.
  expect(new Set(asked).size).toBe(asked.length);
});

for (const [where, prepare] of [
  [
    'in a tab that nobody sees',
    () => {
      Object.defineProperty(Document.prototype, 'hidden', {get: () => true});
      Object.defineProperty(window, 'PerformanceObserver', {
        value: class {
          observe() {}
        },
      });
    },
  ],
  [
    'in a browser that tells of no paint',
    () => Object.defineProperty(window, 'PerformanceObserver', {value: undefined}),
  ],
  [
    'where the paint is never told',
    () =>
      Object.defineProperty(window, 'PerformanceObserver', {
        value: class {
          observe() {}
        },
      }),
  ],
] as const) {
  test(`scripts take over ${where}`, async ({page}) => {
    await page.addInitScript(prepare);
    // `goto` returns when they have.
    await page.goto(address);
    await expect(page.getByRole('button', {name: 'Search'}).first()).toBeEnabled();
  });
}

test('what waits for the page to be parsed waits for its scripts, as it does for deferred ones', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.parsed = typeof (window as {docusaurus?: object}).docusaurus;
    });
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-parsed', 'object');
  await expect(page.getByText('did not load properly')).toHaveCount(0);
});
