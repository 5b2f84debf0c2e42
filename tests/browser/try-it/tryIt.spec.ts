import fs from 'node:fs';
import {brand} from '@site/config/brand';
import {brotliCompressSync} from 'node:zlib';
import {apiFacts} from '../api-reference/apiFacts';
import {noAnswer, expectErrors} from '../support/consoleErrors';
import {saveData} from '../support/pageWeight';
import {answerFor, errorBody, type PlatformAnswer} from '../support/platformStub';
import {expect, type Page, test} from '../support/test';
import {aimAtPlatform, openTryIt, sendButton, sendRequest, shownAnswer} from '../support/tryItPanel';
import {networkAtRest} from '../support/networkAtRest';

/** Most bytes that opening the panel and sending to the sandbox may load, compressed as the CDN does. */
const budget = 150_000;

const key = 'planted-7f3a9c';
const organization = '0b7d5d0e-2f60-4f3e-9a50-0f4f5f3c2a11';

async function callPlatform(page: Page): Promise<void> {
  await aimAtPlatform(page);
  await page.getByLabel('Organization ID').fill(organization);
  await page.getByLabel('API key', {exact: true}).fill(key);
}

test('opening and sending loads at most 150 KB, and nothing before', async ({page}) => {
  await saveData(page);
  const pending: Promise<[url: string, bytes: number]>[] = [];
  await page.goto('/docs/api-specification/list-devices', {waitUntil: 'networkidle'});
  page.on('response', (response) => {
    pending.push(response.body().then((body) => [response.url(), brotliCompressSync(body).length]));
  });
  await openTryIt(page);
  await networkAtRest(page);
  const opened = (await Promise.all(pending)).map(([url]) => url);
  expect(opened.some((url) => url.endsWith('/list-devices.openapi.json'))).toBe(true);
  expect(opened.some((url) => url.endsWith('-platform-api.json'))).toBe(false);
  await expect(await sendRequest(page)).toContainText('200 OK');
  const loaded = await Promise.all(pending);
  expect(loaded.some(([url]) => url.endsWith('-platform-api.json'))).toBe(true);
  const bytes = loaded.reduce((sum, [, size]) => sum + size, 0);
  console.log(`Try it: ${bytes} bytes\n${loaded.map(([url, size]) => `  ${size} ${url}`).join('\n')}`);
  expect(bytes).toBeLessThanOrEqual(budget);
});

test('a key that was typed is in the one request, and nowhere else', async ({page, context}) => {
  const requests: {url: string; all: string}[] = [];
  context.on('request', async (request) => {
    // Of a request that is under way when the page is closed, there are no others.
    const headers = await request.allHeaders().catch(() => request.headers());
    const all = JSON.stringify([request.url(), headers, request.postData()]);
    requests.push({url: request.url(), all});
  });
  await answerFor(page, () => ({status: 200, json: {devices: []}}));
  await openTryIt(page, 'list-devices');
  await callPlatform(page);
  await page.getByText('The same request with curl').click();
  await expect(page.getByRole('region', {name: 'curl command'})).toContainText('Bearer $SKERRY_API_KEY');
  expect(requests.filter(({url}) => url.startsWith(brand.apiUrl))).toEqual([]);
  await expect(await sendRequest(page)).toContainText('200 OK');
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Get a device');
  const panel = await openTryIt(page);
  await expect(panel.getByLabel('API key', {exact: true})).toHaveValue(key);
  await page.getByText('Your organization and key').click();
  const form = page.locator('.credentials');
  await expect(form.getByLabel('API key', {exact: true})).toHaveValue(key);
  await form.getByRole('button', {name: 'Show key'}).click();
  await expect(form.getByLabel('API key', {exact: true})).toHaveAttribute('type', 'text');
  await expect(form.getByRole('button', {name: 'Hide key'})).toBeFocused();

  const withKey = requests.filter(({all}) => all.includes(key)).map(({url}) => url);
  expect(withKey).toEqual([`${brand.apiUrl}/v1/org/${organization}/devices`]);
  const kept = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    // The samples show what was typed, for the reader to copy; the form beside them must not.
    const document = window.document.cloneNode(true) as Document;
    for (const sample of document.querySelectorAll('.api-samples [role=tabpanel]')) sample.remove();
    return JSON.stringify([
      {...localStorage},
      {...sessionStorage},
      databases,
      window.document.cookie,
      history.state,
      location.href,
      document.documentElement.outerHTML,
    ]);
  });
  const stored = JSON.stringify(await context.storageState({indexedDB: true}));
  // Not the whole text in the message, which would fill the screen.
  expect([kept, stored].filter((text) => text.includes(key))).toHaveLength(0);
  expect(stored + page.url()).not.toContain(organization);
  // What was searched holds what was typed elsewhere, so that a search that finds nothing means something.
  expect(kept.includes('Get a device') && kept.includes('credentials-form')).toBe(true);

  await page.reload();
  await openTryIt(page);
  await expect(page.getByLabel('API key', {exact: true})).not.toHaveValue(key);
});

test('errors of the platform are explained, a request is canceled, and the latest answer wins', async ({
  page,
  context,
}) => {
  expectErrors(page, /status of 40[013]/, /blocked by CORS policy/, noAnswer);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  let answer: PlatformAnswer | undefined;
  await answerFor(page, () => answer);
  const panel = await openTryIt(page, 'update-device');
  await callPlatform(page);
  await panel.getByLabel('device_id').fill('0d4f7a52-9c1b-4f0e-8a57-6a1f0c2b9e34');
  await expect(sendButton(page)).toHaveAccessibleDescription(/^PATCH changes what the platform holds/);

  answer = errorBody(401, 'No.');
  await expect(await sendRequest(page)).toContainText('The API key is not accepted.');
  answer = errorBody(403, 'No.');
  await expect(await sendRequest(page)).toContainText('lacks the scope write-devices');
  answer = errorBody(400, 'set_tags must have at most 10 entries.');
  const refused = await sendRequest(page);
  await refused.getByRole('button', {name: 'Go to the field'}).click();
  await expect(panel.getByLabel('application/json')).toBeFocused();
  await expect(panel.getByLabel('application/json')).toHaveAccessibleDescription(/set_tags must have/);

  answer = undefined;
  await sendButton(page).click();
  await panel.getByRole('button', {name: 'Cancel'}).click();
  await expect(shownAnswer(page)).toContainText('may have taken effect');
  answer = {status: 200, json: {name: 'Newest'}, headers: {'X-Request-ID': 'chosen-by-the-platform'}};
  const second = apiFacts().find(({id}) => id === 'update-device')?.bodies[0]?.examples[1];
  await panel.getByLabel('Start from an example').selectOption(second?.label ?? '');
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  const newest = await sendRequest(page);
  await expect(newest).toContainText('"Newest"');
  expect((await sent).postData()).toBe(second?.code);
  await expect(panel.getByRole('status').filter({hasText: 'Answer: 200 OK'})).toHaveCount(1);
  await expect(newest.getByText(/^\d+ ms · /)).toBeVisible();
  await newest.getByText(/^\d+ headers$/).click();
  await expect(newest.getByRole('term').filter({hasText: 'x-request-id'})).toBeVisible();
  await expect(newest.getByRole('definition').filter({hasText: 'chosen-by-the-platform'})).toBeVisible();
  await newest.getByRole('button', {name: 'Copy body'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeAttached();
  expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toEqual({name: 'Newest'});

  await page.unroute(`${brand.apiUrl}/**`);
  // With no header at all the stub would allow it to every site.
  const forOthers = {'Access-Control-Allow-Origin': 'https://elsewhere.example'};
  await page.route(`${brand.apiUrl}/**`, (route) => route.fulfill({headers: forOthers, json: {}}));
  const unreadable = await sendRequest(page);
  await expect(unreadable).toContainText('No answer that this page may read.');
  await expect(unreadable).toContainText('does not let other sites, such as this one, read that (CORS)');
  await context.setOffline(true);
  await page.route(`${brand.apiUrl}/**`, (route) => route.abort('internetdisconnected'));
  await expect(await sendRequest(page)).toContainText('There is no network connection.');
  await context.setOffline(false);
});

test('after a 429 the button counts down, and sends again when the time is over', async ({page}) => {
  expectErrors(page, /status of 429/);
  await page.clock.install();
  let status = 429;
  await answerFor(page, () => ({status, headers: {'Retry-After': '30'}, json: {}}));
  await openTryIt(page, 'list-devices');
  await callPlatform(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await expect(await sendRequest(page)).toContainText('Too many requests');
  await expect(sendButton(page)).toHaveText('Send again in 30 s');
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true');
  status = 200;
  await sendButton(page).click({force: true});
  await page.clock.runFor(12_000);
  await expect(sendButton(page)).toHaveText('Send again in 18 s');
  await page.clock.runFor(18_000);
  await expect(sendButton(page)).toHaveText('Send');
  await expect(page.getByRole('status').filter({hasText: 'You can send the request again.'})).toHaveCount(1);
  await expect(shownAnswer(page)).toContainText('429');
  await expect(await sendRequest(page)).toContainText('200 OK');
});

test('an invoice is offered as a file, by keyboard alone', async ({page}) => {
  await page.goto('/docs/api-specification/get-invoice-pdf');
  await page.getByRole('button', {name: 'Try it'}).press('Enter');
  await page.getByLabel('invoice_id').press('Control+Enter');
  const save = page.getByRole('link', {name: /^Save invoice-a3bb189e-8bf9-4888-9912-ace4e6543002\.pdf/});
  await expect(save).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), save.press('Enter')]);
  expect(fs.readFileSync(await download.path(), 'latin1')).toMatch(/^%PDF-1\.7/);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('it says that scripts are needed, and links the fragment', async ({page, request}) => {
    await page.goto('/docs/api-specification/get-device');
    const panel = page.getByRole('region', {name: 'Try it'});
    await expect(panel.getByText('needs scripts')).toBeVisible();
    await expect(panel.getByRole('button')).toHaveCount(0);
    const link = page.getByRole('link', {name: 'OpenAPI (JSON)'});
    const response = await request.get((await link.getAttribute('href')) ?? '');
    expect(Object.keys((await response.json()).paths)).toEqual(['/v1/org/{org_id}/devices/{device_id}']);
  });
});
