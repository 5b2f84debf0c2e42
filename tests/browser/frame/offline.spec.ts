import {brand} from '@site/config/brand';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {files} from '../../../plugins/pages/offline/shared/names';
import {bundle} from '../../../plugins/pages/offline/bundle';
import {createSiteServer} from '../../../scripts/server/createSiteServer';
import {type Listening, listenOnFreePort} from '../../../sandbox/node/listenOnFreePort';
import {expectErrors, noAnswer} from '../support/consoleErrors';
import {hits, searchFor} from '../support/searchDialog';
import {buildDir} from '../support/siteBuild';
import {expect, type Page, test} from '../support/test';
import {openTryIt, sendRequest} from '../support/tryItPanel';

/** The build, in a folder of its own whose worker a test may change. */
let folder: string;
let server: Listening;
let isServing = true;

test.beforeEach(async () => {
  isServing = true;
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'offline-site-'));
  fs.cpSync(buildDir, folder, {recursive: true});
  const site = createSiteServer(folder);
  server = await listenOnFreePort((request, response) =>
    isServing ? site(request, response) : request.socket.destroy(),
  );
});
test.afterEach(async () => {
  await server.close();
  fs.rmSync(folder, {recursive: true});
});

const address = (page: string) => `http://localhost:${server.port}${page}`;

/** Takes over at once, and answers nothing. */
const brokenWorker = `
  addEventListener('install', () => skipWaiting());
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => event.respondWith(Response.error()));
`;

async function keepSite(page: Page): Promise<void> {
  await page.goto(address('/docs/support'));
  expect(await registrations(page)).toBe(0);
  await page.getByRole('button', {name: 'Keep on this device'}).click();
  await expect(page.getByText('are on this device.')).toBeVisible();
}

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/**
 * Puts another worker in the place of the one that keeps the site, has the browser look for it, and waits until it has a
 * status. By itself the browser looks once a second has passed without requests, which a busy one never has; and a
 * navigation that begins while workers change is never answered.
 */
async function replaceWorker(page: Page, script: string, status: 'installed' | 'activated' | 'redundant') {
  const browser = await page.context().newCDPSession(page);
  const updated = 'ServiceWorker.workerVersionUpdated';
  const there = new Promise<string[]>((resolve) =>
    browser.once(updated, ({versions}) => resolve(versions.map(({versionId}) => versionId))),
  );
  await browser.send('ServiceWorker.enable');
  const before = await there;
  let isReached = false;
  browser.on(updated, ({versions}) => {
    isReached ||= versions.some((one) => one.status === status && !before.includes(one.versionId));
  });
  fs.writeFileSync(path.join(folder, files.worker), script);
  const look = async () => {
    await browser.send('ServiceWorker.updateRegistration', {scopeURL: address('/')});
    return isReached;
  };
  // Again and again: what the browser began to look for by itself may be the worker before.
  await expect.poll(look).toBe(true);
  await browser.detach();
}

/** Addresses of all that is kept. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({url}) => url);
  });

test('who keeps the site reads and searches it without network, and tries calls in the sandbox', async ({
  page,
  context,
}) => {
  await keepSite(page);
  isServing = false;
  // A page that was never opened.
  await page.goto(address('/docs/network/coverage'));
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Coverage');
  await searchFor(page, 'time counter');
  await expect(hits(page).first()).toBeVisible();
  await hits(page).first().click();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Coverage');
  await page.goto(address('/docs/api-specification/list-devices'));
  await openTryIt(page);
  await expect(await sendRequest(page)).toContainText('200 OK');

  expectErrors(page, /status of 503.*no-such-page/);
  await context.setOffline(true);
  const answer = await page.goto(address('/docs/no-such-page'));
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('No network');
  await page.getByRole('link').click();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

  await context.setOffline(false);
  isServing = true;
  fs.writeFileSync(path.join(folder, 'docs/network/coverage.html'), '<h1>As it is now</h1>');
  // What answers later than in 4 s is taken from what is kept.
  await expect(async () => {
    await page.goto(address('/docs/network/coverage'));
    await expect(page.getByRole('heading', {level: 1})).toHaveText('As it is now', {timeout: 5_000});
  }).toPass();
  // Of the whole context, since a worker of the page has a say in what the page asks for.
  await context.route(`${brand.apiUrl}/**`, (route) =>
    route.fulfill({json: {devices: []}, headers: {'Access-Control-Allow-Origin': '*'}}),
  );
  await page.evaluate((url) => fetch(url), `${brand.apiUrl}/v1/org/1/devices`);
  expect((await keptAddresses(page)).filter((url) => !url.startsWith(address('/')))).toEqual([]);

  await page.goto(address('/docs/support'));
  await page.getByRole('button', {name: 'Remove from this device'}).click();
  await expect(page.getByRole('button', {name: 'Keep on this device'})).toBeVisible();
  expect([await registrations(page), await keptAddresses(page)]).toEqual([0, []]);
});

test('a new build is offered by a notice, and a worker is withdrawn with what it kept', async ({page}) => {
  await keepSite(page);
  const worker = fs.readFileSync(path.join(folder, files.worker), 'utf8');
  const next = worker.replace(/"revision":"\w+"|revision:"\w+"/, 'revision:"next"');
  await replaceWorker(page, next, 'installed');
  await page.goto(address('/docs/intro'));
  const notice = page.getByRole('status').filter({hasText: 'A newer version'});
  await expect(notice).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await notice.getByRole('button', {name: 'Reload'}).click();
  await reloaded;
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Quick Start');
  expect((await keptAddresses(page)).join('\n')).toContain('?__WB_REVISION__=next');

  // The worker before gives way once it has answered all that an open page asks for, which may be never.
  await page.goto('about:blank');
  await replaceWorker(page, brokenWorker, 'activated');
  expectErrors(page, noAnswer);
  await expect(page.goto(address('/docs/support'))).rejects.toThrow('ERR_FAILED');
  await replaceWorker(page, await bundle('worker/withdraw'), 'redundant');
  await page.goto(address('/docs/support'));
  expect([await registrations(page), await keptAddresses(page)]).toEqual([0, []]);
});
