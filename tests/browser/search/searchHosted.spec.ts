import {axe} from '../support/axe';
import {stubAlgolia} from './algoliaStub';
import {refuseMonitoring} from '../delivery/collectorStub';
import {noAnswer, expectErrors} from '../support/consoleErrors';
import {expectUsable} from '../support/expectUsable';
import {buildHostedSites, type HostedSites, provider} from './hostedSite';
import {testMonitoring} from '../delivery/monitoringTests';
import {dialog, field, find, hits, openSearch, searchFor} from '../support/searchDialog';
import {expect, test} from '../support/test';

// One worker builds the sites, once.
test.describe.configure({mode: 'default'});

let sites: HostedSites;

test.beforeAll(async ({siteCopy}) => {
  sites = await buildHostedSites(siteCopy);
});

test.afterAll(() => sites?.close());

const host = provider.appId.toLowerCase();
const first = `${host}-dsn.algolia.net`;
const another = new RegExp(`^${host}-[123]\\.algolianet\\.com$`);

test('the provider is asked as DocSearch asks it, and named, and nobody else is', async ({page}) => {
  const {calls, questions, events} = await stubAlgolia(page);
  const others: string[] = [];
  page.on('request', (request) => {
    const {origin, pathname} = new URL(request.url());
    if (origin !== sites.plain || pathname.startsWith('/search/')) others.push(request.url());
  });
  await page.goto(`${sites.plain}/docs/intro`);
  const hint = page.locator('link[rel=preconnect]');
  await expect(hint).toHaveAttribute('href', `https://${provider.appId}-dsn.algolia.net`);
  expect(others).toEqual([]);
  await find(page, 'lamp');
  await expect(hits(page)).toHaveCount(20);
  await expect(dialog(page).getByRole('link', {name: 'See all 25 results'})).toBeVisible();
  await expect(dialog(page).getByRole('link', {name: /Algolia/})).toBeVisible();
  await expect(dialog(page).getByRole('status')).toHaveText(['', '', '']);

  const {url, body} = calls[0] ?? {};
  expect(url?.hostname).toBe(first);
  expect(url?.pathname).toBe('/1/indexes/*/queries');
  expect(Object.fromEntries(url?.searchParams ?? [])).toMatchObject({
    'x-algolia-application-id': provider.appId,
    'x-algolia-api-key': provider.apiKey,
  });
  const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
  expect(body).toEqual({
    requests: [
      {
        query: 'lamp',
        indexName: provider.indexName,
        attributesToRetrieve: ['hierarchy.lvl0', ...levels, 'content', 'type', 'url'],
        attributesToSnippet: [...levels, 'content'].map((name) => `${name}:10`),
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage: 20,
        clickAnalytics: false,
        facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
      },
    ],
  });
  await hits(page).first().click();
  await page.waitForTimeout(600);
  expect(events).toEqual([]);
  expect(questions()).toHaveLength(1);
  expect(others.length).toBeGreaterThan(0);
  for (const {hostname} of others.map((other) => new URL(other)))
    expect(hostname === first || another.test(hostname), hostname).toBe(true);
});

test('the search page asks the provider for all results and their texts, with the same filters, and names it', async ({
  page,
}) => {
  const {questions} = await stubAlgolia(page);
  await page.goto(`${sites.plain}/search?q=lamp`);
  await expect(page.getByText('25 results', {exact: true})).toBeVisible();
  await expect(page.getByRole('link', {name: 'Powered by Algolia'})).toBeVisible();
  const filters = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];
  const asked = {query: 'lamp', indexName: provider.indexName, hitsPerPage: 1_000, page: 0};
  expect(questions()).toMatchObject([
    {
      requests: [
        {...asked, facetFilters: filters},
        {...asked, facetFilters: [...filters, 'type:content']},
      ],
    },
  ]);
  await page.getByRole('main').getByRole('list').first().locator('> li').last().scrollIntoViewIfNeeded();
  // The last one is another as soon as more are shown, and on a slow machine is gone to as well.
  await expect(page.getByText(/^2[05] of 25 pages shown$/)).toBeVisible();
  expect(questions()).toHaveLength(1);
});

test('a host that does not answer for 1 s is left for the next, and not asked again', async ({page}) => {
  const {calls, questions, setHosts} = await stubAlgolia(page, {timesOut: true});
  setHosts((name) => (name.includes('-dsn') ? 'hanging' : 'up'));
  // By the browser's clock: this process hears of requests late on a busy machine.
  const browser = await page.context().newCDPSession(page);
  const seconds: number[] = [];
  browser.on('Network.requestWillBeSent', ({request, timestamp}) => {
    if (request.url.includes('algolia')) seconds.push(timestamp);
  });
  await browser.send('Network.enable');
  await page.goto(`${sites.plain}/docs/intro`);
  await find(page, 'lamp');
  // Those that answer late are left too.
  const expectOthers = () => {
    const [asked, ...then] = calls.map(({url}) => url.hostname);
    expect(asked).toBe(first);
    expect(then.length).toBeGreaterThan(0);
    for (const name of then) expect(name).toMatch(another);
  };
  expectOthers();
  expect((seconds[1] ?? 0) - (seconds[0] ?? 0)).toBeGreaterThan(0.9);
  await field(page).fill('lamps');
  await expect.poll(() => questions().length).toBe(2);
  expectOthers();
});

test('when no host can be reached, the error screen stays, and typing tries again', async ({page}) => {
  const {calls, setHosts} = await stubAlgolia(page);
  expectErrors(page, noAnswer);
  setHosts(() => 'down');
  const embedded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/search/')) embedded.push(request.url());
  });
  await page.goto(`${sites.plain}/docs/intro`);
  await searchFor(page, 'lamp');
  await expect(dialog(page)).toContainText('Unable to fetch results');
  expect(new Set(calls.map(({url}) => url.hostname)).size).toBe(4);
  await page.waitForTimeout(1_000);
  await expect(dialog(page)).toContainText('You might want to check your network connection.');
  await expect(dialog(page).getByText('Powered by')).toBeHidden();
  expect(embedded).toEqual([]);
  setHosts(() => 'up');
  await field(page).press('s');
  await expect(hits(page)).toHaveCount(20);
  await field(page).press('Escape');
  await expectUsable(page);
});

test('with the fallback on, this site answers for 2 minutes and says so', async ({page}) => {
  const {calls, events, setHosts} = await stubAlgolia(page);
  expectErrors(page, noAnswer);
  setHosts(() => 'down');
  await refuseMonitoring(page);
  await page.goto(`${sites.extended}/docs/intro`);
  await find(page, 'list api keys');
  await expect(hits(page).first()).toContainText('List API keys');
  await expect(dialog(page).getByRole('status').first()).toHaveText(
    'The search service cannot be reached. These results come from this site’s own index.',
  );
  await expect(dialog(page).getByText('Powered by')).toBeHidden();
  const {violations} = await axe(page, '[role=dialog]');
  expect(violations.map(({id}) => id)).toEqual([]);

  const before = calls.length;
  await field(page).fill('webhook');
  await expect(hits(page).first()).toContainText(/webhook/i);
  expect(calls).toHaveLength(before);
  await hits(page).first().click();
  await page.waitForTimeout(600);
  expect(events).toEqual([]);
});

test('with insights on, what is seen is told after 400 ms of rest, 20 hits at most, and what is chosen', async ({
  page,
}) => {
  const {calls, events} = await stubAlgolia(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).origin);
  });
  await refuseMonitoring(page);
  await page.clock.install();
  await page.goto(`${sites.extended}/docs/intro`);
  await openSearch(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page).fill('lamp');
  await expect(hits(page)).toHaveCount(20);
  await page.clock.runFor(399);
  await hits(page).first().hover();
  expect(events).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => events.length).toBe(1);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.body.requests[0]?.clickAnalytics).toBe(true);
  expect(events[0]).toMatchObject({eventType: 'view', eventName: 'Items Viewed'});
  expect(events[0]?.objectIDs).toHaveLength(20);

  await hits(page).first().click();
  await expect.poll(() => events.length).toBe(2);
  expect(events[1]).toMatchObject({
    eventType: 'click',
    eventName: 'Item Selected',
    objectIDs: [events[0]?.objectIDs[0]],
    positions: [1],
    queryID: expect.stringMatching(/^[\da-f]{32}$/),
  });
  expect([...new Set(scripts)]).toEqual([sites.extended]);
});

// They need a site with another configuration too, and each such site is a build.
testMonitoring(() => sites);
