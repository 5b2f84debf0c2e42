import type {SiteCopy} from '../../../scripts/siteCopy/copySite';
import {type DevServer, startDevServer} from './development/devServer';
import {liveReload} from './development/liveReload';
import {measures} from './development/measures';
import {pageHints} from './development/pageHints';
import {expect, type Page, test} from '../support/test';

// In order, in one worker, with one server; a number that is off does not hide the next.
test.describe.configure({mode: 'default'});

let copy: SiteCopy;
let server: DevServer;
/** One page for all measures: the development server's unminified scripts take seconds to load. */
let inventory: Page;

test.beforeAll(async ({browser, siteCopy}) => {
  copy = siteCopy;
  copy.renew();
  server = await startDevServer(copy.root, {DOCS_INVENTORY: 'true'});
  inventory = await (await browser.newContext()).newPage();
  await expect(async () => {
    await inventory.goto(`${server.address}/inventory`);
    // The page that says that the site is being compiled does not go away by itself.
    await expect(inventory.getByRole('heading', {level: 1, name: 'Inventory'})).toBeVisible({
      timeout: 30_000,
    });
  }).toPass();
});

test.afterAll(async () => {
  await inventory?.context().close();
  await server?.stop();
});

test.describe('the inventory', () => measures(() => inventory));
test.describe('live reload', () =>
  liveReload(
    () => server.address,
    () => copy.root,
  ));
test.describe('problems of the open page', () =>
  pageHints(
    () => server.address,
    () => copy.root,
  ));
