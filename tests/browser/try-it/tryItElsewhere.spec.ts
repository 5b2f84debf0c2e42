import fs from 'node:fs';
import path from 'node:path';
import {buildDir} from '../support/siteBuild';
import {expect, type Page, test} from '../support/test';
import {openTryIt, sendRequest} from '../support/tryItPanel';

/** The policy that hosts of the public site send, which lets pages call nothing on a reader's machine. */
const [, policy] =
  /^ {2}Content-Security-Policy: (.+)$/m.exec(fs.readFileSync(path.join(buildDir, '_headers'), 'utf8')) ?? [];

/** Opens a page of the reference under another name than this machine's, with the policy of the public site. */
async function openElsewhere(page: Page, baseURL: string | undefined, operation: string): Promise<void> {
  if (!baseURL || !policy) throw new Error('Neither the address of the site nor its policy may be missing.');
  const {port} = new URL(baseURL);
  // Browsers take every name below `localhost` to this machine.
  const elsewhere = `http://docs.localhost:${port}`;
  await page.route(`${elsewhere}/docs/**`, async (route) => {
    const response = await route.fetch({url: route.request().url().replace(elsewhere, baseURL)});
    const headers = {...response.headers(), 'content-security-policy': policy};
    await route.fulfill({response, headers});
  });
  await page.goto(`${elsewhere}/docs/api-specification/${operation}`);
  expect(policy).not.toContain('localhost');
}

test('a site elsewhere offers no sandbox on this machine, and says what to do instead', async ({
  page,
  baseURL,
}) => {
  await openElsewhere(page, baseURL, 'list-devices');
  const panel = await openTryIt(page);
  await expect(panel.getByLabel('Platform')).toBeVisible();
  await expect(panel.getByLabel('Your machine')).toHaveCount(0);
  await expect(panel).toContainText('This site may not call a sandbox on your machine');
  await panel.getByText('The same request with curl').click();
  await expect(panel.getByRole('region', {name: 'curl command'})).toContainText('http://localhost:4010/');
  await expect(await sendRequest(page)).toContainText('200 OK');
});

test('a site elsewhere delivers nothing to this machine, and keeps the curl command', async ({
  page,
  baseURL,
}) => {
  await openElsewhere(page, baseURL, 'packet-webhook-example');
  const panel = await openTryIt(page);
  await expect(panel).toContainText('This site may not call a receiver on your machine');
  await expect(panel.getByRole('button', {name: 'Deliver'})).toHaveCount(0);
  const address = panel.getByLabel('Address of your receiver');
  await address.fill('http://localhost:9090/in');
  await address.press('Enter');
  await expect(panel.getByRole('region', {name: 'curl command'})).toContainText('http://localhost:9090/in');
  await expect(panel.getByRole('region', {name: 'Answer', exact: true})).toHaveCount(0);
});
