import {expect, type Page} from '@playwright/test';

/** A state of the site that the tests of the look visit. */
export interface Surface {
  name: string;
  path: string;
  /** Window widths in pixels at which it exists. */
  widths: readonly number[];
  /** The part of the page that it is; the whole page by default. */
  part?: string;
  /** Takes an open page to the state. */
  open?: (page: Page) => Promise<void>;
}

/** Widths of a phone and of a desktop window. */
export const widths = [375, 1280] as const;

/** A guide with a picture, tables, tabs and code in several languages. */
export const guide = '/docs/guides/integration/onboard-devices';

/** Pages that stand for all of their kind. */
export const pages: Surface[] = [
  {name: 'landing page', path: '/', widths},
  {name: 'guide', path: guide, widths},
  {name: 'SDK page', path: '/docs/device-sdk/terrestrial-module/timing-management', widths},
  {name: 'API page', path: '/docs/api-specification/retrieve-organization-packets', widths},
  {name: 'not-found page', path: '/docs/no-such-page', widths},
  {name: 'search page', path: '/search?q=idempotency', widths, open: waitForAnswer},
];

/** What opens over or beside a page. */
export const opened: Surface[] = [
  {name: 'search modal', path: '/docs/intro', widths, part: '.DocSearch-Modal', open: openSearch},
  {
    name: 'search modal with a query',
    path: '/docs/intro',
    widths,
    part: '.DocSearch-Modal',
    open: findKey,
  },
  {
    name: 'search modal with a recent search',
    path: '/docs/intro',
    widths,
    part: '.DocSearch-Modal',
    open: async (page) => {
      await findKey(page);
      await page.locator('.DocSearch-Hit a').first().click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('List API keys');
      await openSearch(page);
      await expect(page.getByTitle('Remove this search from history')).toBeVisible();
    },
  },
  {name: 'search page with more results', path: '/search?q=key', widths, open: waitForAnswer},
  {name: 'search page without results', path: '/search?q=qqxyzzyzz', widths, open: waitForAnswer},
  {
    name: 'search page that cannot reach its index',
    path: '/search?q=key',
    widths,
    open: async (page) => {
      await page.route('**/search/manifest.json', (route) => route.abort());
      await page.reload();
      await waitForAnswer(page);
    },
  },
  {name: 'side menu', path: guide, widths: [375], part: '.navbar-sidebar', open: openSideMenu},
  {
    name: 'opened sidebar category',
    path: guide,
    widths: [1280],
    part: '.theme-doc-sidebar-container',
    open: async (page) => {
      await page.getByRole('button', {name: "Expand sidebar category 'Cloud API'"}).click();
      await expect(page.getByRole('button', {name: "Collapse sidebar category 'Cloud API'"})).toBeVisible();
    },
  },
];

/** Goes to a surface at a width and waits until scripts have taken over. */
export async function visit(page: Page, {path, open}: Surface, width: number): Promise<void> {
  await page.setViewportSize({width, height: width < 600 ? 812 : 800});
  await page.goto(path);
  await open?.(page);
}

/** Waits for the search page's first answer, before which the index is downloaded and read. */
async function waitForAnswer(page: Page): Promise<void> {
  const answer = page.getByText(/documents found$|^(?:No results were found|Unable to fetch results)$/);
  await expect(answer).toBeVisible({timeout: 15_000});
}

async function openSearch(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Search'}).click();
  await expect(page.getByPlaceholder('Search docs')).toBeFocused();
}

/** Searches for "key" with a host that answers at once. */
async function findKey(page: Page): Promise<void> {
  await page.route(/algolia/, (route) => route.fulfill({json: answer}));
  await openSearch(page);
  await page.getByPlaceholder('Search docs').fill('key');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
}

/** Opens the menu that takes the navbar's place in a narrow window. */
export async function openSideMenu(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeInViewport({ratio: 1});
}

const hit = (lvl0: string, lvl1: string, text: string | null, path: string) => ({
  objectID: path,
  url: `https://docs.skerry.example${path}`,
  type: text ? 'content' : 'lvl1',
  content: text,
  hierarchy: {lvl0, lvl1, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
  _snippetResult: {
    hierarchy: {lvl1: {value: lvl1, matchLevel: 'full'}},
    ...(text && {content: {value: text, matchLevel: 'full'}}),
  },
  _highlightResult: {hierarchy: {lvl0: {value: lvl0}, lvl1: {value: lvl1}}},
});

/** What the search host answers, so that the tests need none. */
const answer = {
  results: [
    {
      index: 'docs',
      nbHits: 2,
      queryID: 'q',
      hits: [
        hit('Cloud API', 'List API <mark>key</mark>s', null, '/docs/api-specification/list-api-keys'),
        hit(
          'Guides',
          'Key provisioning',
          'Each device <mark>key</mark> is 32 bytes.',
          '/docs/guides/rollout/key-provisioning',
        ),
      ],
    },
  ],
};
