import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from './test';
import {projectRoot} from '../../scripts/projectRoot';
import {createSiteServer} from '../../scripts/server/createSiteServer';
import {type Listening, listenOnFreePort} from '../../scripts/server/listenOnFreePort';
import {buildSite} from '../../scripts/siteBuild/buildSite';

test.describe.configure({mode: 'serial'});

let outDir: string;
let site: Listening;
let address: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'announcement-'));
  const {code, output} = await buildSite({
    root: projectRoot,
    outDir,
    env: {DOCS_ANNOUNCEMENT: 'Version 4 is <b>out</b>.', DOCS_ANNOUNCEMENT_ID: 'version-4'},
  });
  expect(code, output).toBe(0);
  site = await listenOnFreePort(createSiteServer(outDir), {port: 4273});
  address = `http://localhost:${site.port}/docs/intro`;
});

test.afterAll(async () => {
  await site?.close();
  fs.rmSync(outDir, {recursive: true, force: true});
});

test('there is none unless one is configured', async ({page}) => {
  await page.goto('/docs/intro');
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
});

test('it is shown until it is closed, and stays closed', async ({page}) => {
  await page.goto(address);
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toHaveText(/Version 4 is out\./);
  await bar.getByRole('button', {name: 'Close'}).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(bar).toBeHidden();
});

test('it comes back when its id changes', async ({page}) => {
  await page.addInitScript(() => {
    localStorage.setItem('docusaurus.announcement.id', 'version-3');
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  });
  await page.goto(address);
  await expect(page.locator('.theme-announcement-bar')).toBeVisible();
});
