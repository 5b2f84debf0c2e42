import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from './test';
import {projectRoot} from '../../scripts/projectRoot';
import {copySite, type SiteCopy} from '../../scripts/siteCopy/copySite';
import {type DevServer, startDevServer} from './devServer';

test.describe.configure({mode: 'serial'});
test.setTimeout(180_000);

let copy: SiteCopy;
let server: DevServer;

test.beforeAll(async () => {
  copy = copySite(projectRoot);
  server = await startDevServer(copy.root, 4373);
});

test.afterAll(async () => {
  await server.stop();
  copy.dispose();
});

/** Replaces text in a file of the copy, as an editor saves it. */
function edit(file: string, before: string | RegExp, after: string): void {
  const where = path.join(copy.root, file);
  const text = fs.readFileSync(where, 'utf8');
  expect(text).toMatch(before);
  fs.writeFileSync(where, text.replace(before, after));
}

test('a saved page and a saved OpenAPI file show up by themselves', async ({page}) => {
  await expect(async () => {
    await page.goto(`${server.address}/docs/feedback`);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible({timeout: 5_000});
  }).toPass({timeout: 120_000});

  edit('docs/feedback.mdx', /^title: .*$/m, 'title: Tell us what you miss');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Tell us what you miss', {timeout: 60_000});

  await page.goto(`${server.address}/docs/api-specification/get-device`);
  const heading = page.getByRole('heading', {level: 1});
  await expect(heading).toBeVisible({timeout: 60_000});
  const title = await heading.textContent();
  edit('openapi/platform-api.yaml', `summary: ${title}\n`, 'summary: Fetch one device\n');
  await expect(heading).toHaveText('Fetch one device', {timeout: 60_000});

  // A mistake leaves the last good page in place.
  edit('openapi/platform-api.yaml', 'summary: Fetch one device\n', 'summary: "Fetch\n');
  await page.waitForTimeout(5_000);
  await page.reload();
  await expect(heading).toHaveText('Fetch one device', {timeout: 60_000});
});
