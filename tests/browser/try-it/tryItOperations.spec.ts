import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createInterface} from 'node:readline';
import {projectRoot} from '../../../scripts/projectRoot';
import {findFreePort} from '../../../sandbox/node/listenOnFreePort';
import {overflow} from '../support/overflow';
import {saveData} from '../support/pageWeight';
import {operationPages} from '../support/routes';
import {expect, type Page, test} from '../support/test';
import {openTryIt, sendButton, sendRequest, shownAnswer, tryIt} from '../support/tryItPanel';

/** Starts `npm run sandbox` and gives its address and a function that ends it. */
async function startSandbox() {
  const {port} = await findFreePort();
  const args = ['--import', 'tsx', 'scripts/sandbox.ts', '--port', String(port), '--no-limits'];
  const child = spawn(process.execPath, args, {cwd: projectRoot, stdio: ['ignore', 'pipe', 'inherit']});
  for await (const line of createInterface(child.stdout)) if (line.includes('The sandbox is at')) break;
  return {
    address: `http://localhost:${port}`,
    async stop() {
      child.kill();
      await once(child, 'close');
    },
  };
}

/** Puts one wrong value into the form, and gives what the form has to say of it. */
async function spoil(page: Page): Promise<RegExp> {
  const body = tryIt(page).getByLabel('application/json');
  if (await body.count()) {
    await body.fill('{"');
    return /^The request body is not valid JSON\. Line 1, column 2/;
  }
  const number = tryIt(page).locator('input[type=number]').first();
  if (await number.count()) {
    await number.fill('-1');
    return /must be at least \d+\.$/;
  }
  // Folded, since the sandbox's example values stand there.
  await tryIt(page).locator('summary', {hasText: 'Access'}).click();
  await tryIt(page).getByLabel('Organization ID').fill('mine');
  return /^org_id must be a valid uuid\.$/;
}

test('every operation succeeds in both sandboxes, a wrong value goes nowhere, and all fits 320 px', async ({
  page,
}) => {
  const sandbox = await startSandbox();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(sandbox.address) && request.method() !== 'OPTIONS') sent.push(request.url());
  });
  const tried: string[] = [];
  // Neither sidebar nor prefetching: on so many pages they take longer than what is tested.
  await page.setViewportSize({width: 320, height: 800});
  await saveData(page);
  // From the last page to the first: what an operation deletes has been changed by then.
  await page.goto('/docs/api-specification/get-billing-usage');
  for (;;) {
    const operation = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const panel = await openTryIt(page);
    if (operation !== 'packet-webhook-example') {
      tried.push(operation);
      // The target of the page before holds on this one.
      await panel.getByLabel('This page').check();
      await expect(await sendRequest(page), operation).toContainText('200 OK');
      await panel.getByLabel('Your machine').check();
      if (tried.length === 1) await panel.getByLabel('Address').fill(sandbox.address);
      await expect(await sendRequest(page), operation).toContainText('200 OK');
      expect(sent, operation).toHaveLength(tried.length);

      const message = await spoil(page);
      await sendButton(page).click();
      const focused = panel.locator(':focus');
      await expect(focused, operation).toHaveAccessibleDescription(message);
      await expect(focused).toHaveAttribute('aria-invalid', 'true');
      expect.soft(await overflow(page), operation).toEqual([]);
      expect(sent, operation).toHaveLength(tried.length);
      const restore = panel.getByRole('button', {name: 'Use the sandbox’s example values'});
      if (await restore.isVisible()) {
        await restore.click();
        await expect(panel.locator('summary', {hasText: 'Access'})).toBeFocused();
      }
    }
    if (operation === 'validate-api-key') break;
    await page.locator('.pagination-nav__link--prev').click();
    await expect(page).not.toHaveURL(new RegExp(`/${operation}$`));
    await expect(panel.getByRole('button', {name: 'Try it'})).toBeVisible();
  }
  await sandbox.stop();
  expect(tried.sort()).toEqual(operationPages.filter((page) => page !== 'packet-webhook-example'));
});

test('the sandbox in the page remembers from page to page, until it is reset', async ({page}) => {
  const panel = await openTryIt(page, 'register-new-devices');
  await panel
    .getByLabel('application/json')
    .fill('{"encryption": "AES-256-CTR", "names": ["Lamp 7"], "n_devices": 1}');
  await expect(await sendRequest(page)).toContainText('200 OK');
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('List devices');
  await openTryIt(page);
  await expect(await sendRequest(page)).toContainText('Lamp 7');
  await panel.getByRole('button', {name: 'Reset the sandbox'}).click();
  await expect(shownAnswer(page)).toHaveCount(0);
  const answer = await sendRequest(page);
  await expect(answer).toContainText('Cold store sensor 12');
  await expect(answer).not.toContainText('Lamp 7');
});
