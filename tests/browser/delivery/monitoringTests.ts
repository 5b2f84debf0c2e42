import {stubAlgolia} from '../search/algoliaStub';
import {atRest, drawFor, hide, refuseMonitoring, stubCollector} from './collectorStub';
import {noAnswer, expectErrors} from '../support/consoleErrors';
import {expectUsable} from '../support/expectUsable';
import {bytesOf, loadedScripts, textOf, without} from './loadedScripts';
import {loadMetrics} from './loadMetrics';
import {credentials, decoded, key, plantSecrets, secrets, typed} from './plantSecrets';
import {field, searchFor} from '../support/searchDialog';
import {saveData} from '../support/pageWeight';
import {expect, type Page, test, tookOver} from '../support/test';
import {openTryIt, sendRequest} from '../support/tryItPanel';

/** Addresses of two copies of the site: without monitoring, and with it. */
interface Sites {
  plain: string;
  extended: string;
}

/** Most bytes that monitoring may add to what comes with a page (brotli); the agent itself comes later. */
const loaderBudget = 800;

/** In the loader's code, and nowhere else. */
const loaderMark = 'globalPrivacyControl';

/** In the code of the chunk that starts the agent, and nowhere else. */
const agentMark = 'deployment.environment';

/** In the code of the recorder. */
const recorderMark = 'maskInputOptions';

/** Registers what is tested of monitoring; the sites are there when the tests run. */
export function testMonitoring(sites: () => Sites): void {
  test('monitoring sends nothing that a reader typed, no value of a query, and no key', async ({page}) => {
    await stubAlgolia(page);
    // What plantSecrets does.
    expectErrors(page, /status of 405/, /^uncaught: went wrong at/);
    const sent = await stubCollector(page);
    await drawFor(page, true);
    await page.goto(`${sites().extended}/docs/intro?key=planted&${key}#planted`, {
      referer: 'https://elsewhere.example/?q=planted#planted',
    });
    const replay = () => sent.filter(({url}) => url.searchParams.get('type') === 'SessionReplay');
    await expect.poll(() => replay().length).toBeGreaterThan(0);
    await plantSecrets(page);
    await page.getByRole('button', {name: 'No', exact: true}).click();
    await expect(page.getByText('Your vote is sent, without words.')).toBeVisible();
    await page.getByLabel('What should we know?').fill(typed);
    // Down here, the navbar slides in and out, and what is in it may leave while it is pressed.
    await page.evaluate(() => window.scrollTo(0, 0));
    await searchFor(page, typed);
    await field(page).press('Escape');
    await page.getByRole('link', {name: 'Guides', exact: true}).first().click();
    await expect(page).toHaveURL(/Integration$/);
    // The change is reported when the new page stands.
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Quick Start');
    await sendCredentials(page);
    await hide(page);
    const everything = () => sent.map(({url, body}) => decoded(`${url.href}\n${body}`)).join('\n');
    await expect.poll(everything).toContain('routeChange');

    // All that was planted was looked at, so that its absence means something.
    for (const seen of [
      'went wrong at https://elsewhere.example/?q=* with api_key=*, *, Bearer * and *',
      '/v1/org/*/devices/*',
      '"actionName":"routeChange"',
      '"page":"/docs/intro","version":"current","helpful":"no"',
      'ref=http://localhost',
      'https://elsewhere.example/link?q=*',
      '"text":"***** ** * ******"',
      // Of the form and of Try it, which are recorded as boxes.
      '"class":"credentials-form nr-block"',
      '"tagName":"div","attributes":{"rr_width"',
      '"service.name":"Skerry documentation"',
      '"service.version":"8f3c2a1b"',
      '"deployment.environment":"development"',
    ])
      await expect.poll(everything, {message: seen}).toContain(seen);
    for (const secret of secrets) expect(everything()).not.toContain(secret);
    expect(await page.evaluate(() => document.cookie)).toBe('');
  });

  test('monitoring is asked for after the page has loaded, and adds only its loader to the page', async ({
    page,
    browser,
  }) => {
    const sent = await stubCollector(page);
    await drawFor(page, false);
    const scripts = await loadedScripts(page);
    await page.goto(`${sites().extended}/docs/intro`);
    await expect.poll(() => sent.length).toBeGreaterThan(0);
    // In the same moment: the agent may ask for more of itself between the two.
    let monitored = await scripts();
    let measured = await loadMetrics(page);
    await expect(async () => {
      const {requests} = await loadMetrics(page);
      monitored = await scripts();
      measured = await loadMetrics(page);
      expect(measured.requests).toBe(requests);
    }).toPass();

    const other = await browser.newPage();
    const asked: string[] = [];
    other.on('request', (request) => asked.push(request.url()));
    const plainScripts = await loadedScripts(other);
    await other.goto(`${sites().plain}/docs/intro`);
    await tookOver(other);
    await atRest(other);
    const [plain, plainly] = [await plainScripts(), await loadMetrics(other)];
    await other.close();

    const added = bytesOf(without(monitored.own, plain.own)) - bytesOf(without(plain.own, monitored.own));
    console.log(
      `monitoring: ${added} bytes with the page, ${bytesOf(monitored.late)} bytes after it (brotli)`,
      {measured, plainly},
    );
    // Times of single loads differ by more than any loader takes; what makes them does not.
    expect(measured.requests - monitored.late.length).toBe(plainly.requests);
    for (const metric of ['layoutShift', 'largestPaintSize'] as const)
      expect(measured[metric], metric).toBe(plainly[metric]);
    for (const metric of ['firstPaint', 'largestPaint', 'load', 'largestPaintSize'] as const)
      expect(Math.min(measured[metric], plainly[metric]), metric).toBeGreaterThan(0);
    expect(added).toBeLessThanOrEqual(loaderBudget);
    expect(monitored.own).toHaveLength(plain.own.length);
    expect(plain.late).toEqual([]);
    for (const {url} of [...monitored.own, ...monitored.late]) expect(url).toContain(`${sites().extended}/`);
    for (const url of asked) expect(url).toContain(`${sites().plain}/`);
    expect(textOf(monitored.own)).toContain(loaderMark);
    expect(textOf(monitored.own)).not.toContain(agentMark);
    expect(textOf(monitored.late)).toContain(agentMark);
    expect(textOf(plain.own)).not.toContain(loaderMark);

    // Four of five sessions are not recorded, and then nothing is kept but the draw.
    await hide(page);
    expect(textOf(monitored.late)).not.toContain(recorderMark);
    expect(sent.filter(({url}) => url.pathname.includes('blobs'))).toEqual([]);
    expect(await page.evaluate(() => [Object.keys(sessionStorage), document.cookie])).toEqual([
      ['monitoring.session'],
      '',
    ]);
    expect((await page.evaluate(() => Object.keys(localStorage))).filter((name) => /NR/.test(name))).toEqual(
      [],
    );
  });

  for (const signal of [
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ] as const) {
    test(`monitoring is not loaded where ${signal[0]} is sent`, async ({page}) => {
      const sent = await stubCollector(page);
      await refuseMonitoring(page, signal);
      const scripts = await loadedScripts(page);
      await page.goto(`${sites().extended}/docs/intro`);
      await atRest(page);
      const {own, late} = await scripts();
      // Were it loaded, it would be in `late`: the test above shows that.
      expect(own.some(({text}) => text.includes(loaderMark))).toBe(true);
      expect(late).toEqual([]);
      expect(sent).toEqual([]);
      expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    });
  }

  for (const fault of ['load', 'start', 'reach its collector']) {
    test(`monitoring that does not ${fault} shows nothing`, async ({page}) => {
      expectErrors(page, noAnswer);
      const said: string[] = [];
      page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
      await saveData(page);
      await drawFor(page, true);
      const struck = strike[fault as keyof typeof strike](page);
      await page.goto(`${sites().extended}/docs/intro`);
      await struck;
      await expectUsable(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
      // The line that the browser itself writes about a request without an answer.
      expect(said.filter((line) => !/Failed to load resource: net::ERR_FAILED/.test(line))).toEqual([]);
    });
  }
}

/** Types organization and key on an operation's page, has the key shown, and sends them to the page's sandbox. */
async function sendCredentials(page: Page): Promise<void> {
  await page.evaluate(() => {
    // The router's own history: a new load would begin another recording.
    window.history.pushState({}, '', '/docs/api-specification/get-billing-usage');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Get billing usage');
  await page.getByText('Your organization and key').click();
  await page.getByLabel('Organization ID').fill(credentials.organization);
  await page.getByLabel('API key', {exact: true}).fill(credentials.key);
  await page.getByRole('button', {name: 'Show key'}).click();
  await expect(page.locator('.api-samples [role=tabpanel]:not([hidden]) code')).toContainText(
    credentials.key,
  );
  const panel = await openTryIt(page);
  await panel.locator('summary', {hasText: 'Access'}).click();
  await panel.getByRole('button', {name: 'Show API key'}).click();
  await expect(panel.getByLabel('API key', {exact: true})).toHaveValue(credentials.key);
  await expect(await sendRequest(page)).toContainText('The API key is not accepted.');
}

/** Faults; each resolves when it has struck. */
const strike = {
  load: (page: Page) =>
    new Promise<void>((resolve) => {
      void page.route('**/*.js', async (route) => {
        const response = await route.fetch();
        if (!(await response.text()).includes(agentMark)) return route.fulfill({response});
        await route.abort();
        resolve();
      });
    }),
  start: (page: Page) =>
    new Promise<void>((resolve) => {
      // The agent keeps itself in this global.
      void page.exposeFunction('onStart', resolve);
      void page.addInitScript(() => {
        Object.defineProperty(window, 'NREUM', {
          get() {
            (window as unknown as {onStart(): void}).onStart();
            throw new Error('The agent must not start');
          },
        });
      });
    }),
  'reach its collector': (page: Page) =>
    new Promise<void>((resolve) => {
      void page.route(/nr-data\.net/, async (route) => {
        await route.abort();
        resolve();
      });
    }),
};
