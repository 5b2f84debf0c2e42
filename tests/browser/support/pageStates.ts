import {expect, type Page} from '@playwright/test';
import {noAnswer, notFound, expectErrors} from './consoleErrors';
import {answerFor, errorBody} from './platformStub';
import {dialog, find, hits, openSearch, searchFor} from './searchDialog';
import {indexed, serveIndex} from '../search/smallIndex';
import {reachTool, toolFrame} from './toolFrame';
import {aimAtPlatform, openTryIt, sendButton, sendRequest, shownAnswer} from './tryItPanel';

/** A state of the site that the tests of the look visit. */
export interface PageState {
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
export const pages: PageState[] = [
  {name: 'landing page', path: '/', widths},
  {name: 'guide', path: guide, widths},
  {name: 'SDK page', path: '/docs/device-sdk/terrestrial-module/timing-management', widths},
  {name: 'API page', path: '/docs/api-specification/retrieve-organization-packets', widths},
  {
    name: 'not-found page',
    path: '/docs/no-such-page',
    widths,
    open: async (page) => expectErrors(page, notFound),
  },
  {name: 'search page', path: '/search?q=idempotency', widths, open: waitForAnswer},
  // Those that `npm run check` was asked to look at.
  ...(process.env.CHECKED_PAGES ?? '')
    .split(' ')
    .filter(Boolean)
    .map((path) => ({name: path, path, widths})),
];

/** The search modal, with its backdrop. */
const part = '[role=dialog]';

/** What opens over or beside a page. */
export const opened: PageState[] = [
  {name: 'search modal', path: '/docs/intro', widths, part, open: openSearch},
  {
    name: 'search modal with hits',
    path: '/docs/intro',
    widths,
    part,
    open: async (page) => {
      // Few enough to fit: what the footer covers of a longer list has no background that could be told.
      await serveIndex(page, [
        indexed({title: 'Lamp keys', passages: ['Each lamp has a key of its own.']}),
        indexed({
          path: 'docs/support',
          section: 'Help',
          title: 'Lost things',
          headings: [[2, 'keys', 'Lost keys', 0]],
          passages: ['A lost key is replaced.', [1, 'key_replace(lamp);']],
        }),
      ]);
      await find(page, 'key');
    },
  },
  {
    name: 'search modal with a recent search',
    path: '/docs/intro',
    widths,
    part,
    open: async (page) => {
      await find(page, 'list api keys');
      await hits(page).first().click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('List API keys');
      await openSearch(page);
      await expect(page.getByTitle('Remove this search from history')).toBeVisible();
    },
  },
  {name: 'search page with more results', path: '/search?q=key', widths: [375], open: waitForAnswer},
  {name: 'search page without results', path: '/search?q=qqxyzzyzz', widths: [1280], open: waitForAnswer},
  {
    name: 'search page that cannot reach its index',
    path: '/search?q=key',
    widths: [1280],
    open: async (page) => {
      expectErrors(page, noAnswer);
      await page.route('**/search/manifest.json', (route) => route.abort());
      await page.reload();
      await waitForAnswer(page);
    },
  },
  {
    name: 'search modal without results',
    path: '/docs/intro',
    widths: [1280],
    part,
    open: async (page) => {
      await searchFor(page, 'xyzzy');
      await expect(dialog(page)).toContainText('No results found');
    },
  },
  {
    name: 'search modal that cannot fetch results',
    path: '/docs/intro',
    widths: [1280],
    part,
    open: async (page) => {
      expectErrors(page, noAnswer);
      await page.route('**/search/manifest.json', (route) => route.abort());
      await searchFor(page, 'key');
      await expect(dialog(page)).toContainText('Unable to fetch results');
    },
  },
  {
    name: 'Try it panel with a wrong value and an answer',
    // Its answer is short: what a box has scrolled out of sight has no background that could be told.
    path: '/docs/api-specification/add-user-to-organization',
    widths: [375],
    part: '.try-it',
    open: async (page) => {
      const panel = await openTryIt(page);
      await panel.getByText('The same request with curl').click();
      const answer = await sendRequest(page);
      await answer.getByText('headers').click();
      await panel.getByLabel('application/json').fill('{');
      await sendButton(page).click();
      await expect(panel.getByText('is not valid JSON')).toBeVisible();
    },
  },
  {
    name: 'Try it panel with a key that the platform refuses',
    path: '/docs/api-specification/list-devices',
    widths,
    part: '.try-it',
    open: async (page) => {
      expectErrors(page, /status of 401/);
      await answerFor(page, () => errorBody(401, 'The API key is not valid.'));
      const panel = await openTryIt(page);
      await aimAtPlatform(page);
      await panel.getByLabel('Organization ID').fill('0b7d5d0e-2f60-4f3e-9a50-0f4f5f3c2a11');
      await panel.getByLabel('API key', {exact: true}).fill('key');
      await panel.getByText('Optional headers').click();
      await expect(await sendRequest(page)).toContainText('The API key is not accepted.');
    },
  },
  {
    name: 'Try it panel with a file',
    path: '/docs/api-specification/get-invoice-pdf',
    widths,
    part: '.try-it',
    open: async (page) => {
      await openTryIt(page);
      const answer = await sendRequest(page);
      await expect(answer.getByRole('link', {name: /^Save invoice-/})).toBeVisible();
    },
  },
  {
    name: 'Try it panel with a failed delivery and two secrets',
    path: '/docs/api-specification/packet-webhook-example',
    widths,
    part: '.try-it',
    open: async (page) => {
      expectErrors(page, noAnswer);
      await page.route('http://localhost:8080/**', (route) => route.abort());
      const panel = await openTryIt(page);
      await panel.getByRole('button', {name: 'Deliver'}).click();
      await expect(shownAnswer(page)).toContainText('No answer that this page may read.');
      await panel.getByLabel(/^Received in/).fill('one ');
      await panel.getByLabel('Secret of the endpoint').fill('other');
      await expect(panel.getByText('The two are not equal.')).toBeVisible();
    },
  },
  {
    name: 'packet lab with a packet whose tag is wrong',
    path: '/docs/device-sdk/terrestrial-module/advertising-packet',
    widths: [375],
    part: '.tool-frame',
    open: async (page) => {
      const lab = toolFrame(page, 'Packet lab');
      await reachTool(lab);
      await lab.getByLabel('Packet or scanner output').fill('a0ff0001bf7fd83aaef3071b07d5547e68');
      await lab.getByLabel('Heard on, UTC').fill('2026-01-01');
      await expect(lab.getByRole('status')).toContainText('the wrong tag');
    },
  },
  {
    name: 'interval planner with a budget that does not last',
    path: '/docs/network/transmission-guidance',
    widths: [1280],
    part: '.tool-frame',
    open: async (page) => {
      const planner = toolFrame(page, 'Interval planner');
      await reachTool(planner);
      await planner.getByLabel('New packet every, min').fill('1');
      await expect(planner).toContainText('used up after');
    },
  },
  {name: 'side menu', path: guide, widths: [375], part: '.navbar-sidebar', open: openSideMenu},
  {
    name: 'opened sidebar category',
    path: guide,
    widths: [1280],
    part: '.theme-doc-sidebar-container',
    open: async (page) => {
      await page.getByRole('button', {name: "Expand sidebar category 'Rollout'"}).click();
      await expect(page.getByRole('button', {name: "Collapse sidebar category 'Rollout'"})).toBeVisible();
    },
  },
];

/** Goes to a pageState at a width and waits until scripts have taken over. */
export async function visit(page: Page, {path, open}: PageState, width: number): Promise<void> {
  await resize(page, width);
  await page.goto(path);
  await open?.(page);
}

/** Gives a page the window of a phone or a desktop. */
export function resize(page: Page, width: number): Promise<void> {
  return page.setViewportSize({width, height: width < 600 ? 812 : 800});
}

/** Waits for the search page's first answer, before which the index is downloaded and read. */
async function waitForAnswer(page: Page): Promise<void> {
  const answer = page.getByText(/\d results$|^(?:No results were found|Unable to fetch results)$/);
  await expect(answer).toBeVisible();
}

/** Opens the menu that takes the navbar's place in a narrow window. */
export async function openSideMenu(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeInViewport({ratio: 1});
}
