import {projectRoot} from '../../scripts/projectRoot';
import {copySite, type SiteCopy} from '../../scripts/siteCopy/copySite';
import {type DevServer, startDevServer} from './development/devServer';
import {liveReload} from './development/liveReload';
import {measures} from './development/measures';
import {expect, type Page, test} from './test';

// In order, in one worker, with one server; a number that is off does not hide the next.
test.describe.configure({mode: 'default', timeout: 90_000});

let copy: SiteCopy;
let server: DevServer;
/** One page for all measures: the development server's unminified scripts take seconds to load. */
let inventory: Page;

test.beforeAll(async ({browser}) => {
  test.setTimeout(240_000);
  copy = copySite(projectRoot, {withGenerated: true});
  server = await startDevServer(copy.root, 4390, {DOCS_INVENTORY: 'true'});
  inventory = await (await browser.newContext()).newPage();
  await expect(async () => {
    await inventory.goto(`${server.address}/inventory`);
    await expect(inventory.getByRole('heading', {level: 1, name: 'Inventory'})).toBeVisible({
      timeout: 10_000,
    });
  }).toPass({timeout: 180_000});
});

test.afterAll(async () => {
  await inventory?.context().close();
  await server?.stop();
  copy?.dispose();
});

test.describe('the inventory', () => measures(() => inventory));
test.describe('live reload', () =>
  liveReload(
    () => server.address,
    () => copy.root,
  ));
