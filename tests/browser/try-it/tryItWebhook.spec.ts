import {execFile, spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {promisify} from 'node:util';
import {findFreePort} from '../../../sandbox/node/listenOnFreePort';
import {noAnswer, expectErrors} from '../support/consoleErrors';
import {buildDir} from '../support/siteBuild';
import {expect, test} from '../support/test';
import {openTryIt, shownAnswer} from '../support/tryItPanel';

const header = 'Skerry-Webhook-Token';

interface Received {
  method?: string;
  secret?: string;
  packets: number;
}

/** A receiver as the guides build it; one that lets pages call it only when asked to. */
async function startReceiver(allow: {pages: boolean}) {
  const received: Received[] = [];
  const read = async (request: IncomingMessage) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    return text;
  };
  const server = createServer(async (request, response) => {
    const body = await read(request);
    if (allow.pages) {
      response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '');
      response.setHeader('Access-Control-Allow-Headers', `content-type, ${header}`);
    }
    if (request.method === 'POST') {
      const secret = request.headers[header.toLowerCase()]?.toString();
      received.push({method: request.method, secret, packets: JSON.parse(body).packets.length});
    }
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    received,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/packets`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

test('a batch of the sandbox reaches a receiver on this machine, or is said not to', async ({page}) => {
  // Of a receiver that does not let pages call it.
  expectErrors(page, /blocked by CORS policy/, noAnswer);
  const allow = {pages: true};
  const receiver = await startReceiver(allow);
  const panel = await openTryIt(page, 'packet-webhook-example');
  const answer = shownAnswer(page);
  const deliver = panel.getByRole('button', {name: 'Deliver'});

  await panel.getByLabel('Address of your receiver').fill('https://ingest.logistics.example/packets');
  await deliver.click();
  await expect(panel.getByLabel('Address of your receiver')).toHaveAccessibleDescription(
    /must be on this machine/,
  );

  await panel.getByLabel('Address of your receiver').fill(receiver.address);
  await panel.getByLabel('Packets', {exact: true}).fill('4');
  await panel.getByRole('button', {name: 'Take a batch from the sandbox'}).click();
  await expect(panel.getByText('The body holds 4 new packets.')).toBeVisible();
  await panel.getByLabel(header, {exact: true}).fill('planted-secret');
  await deliver.click();
  await expect(answer).toContainText('200 OK');
  await expect(answer).toContainText('The answer has no body.');
  expect(receiver.received).toEqual([{method: 'POST', secret: 'planted-secret', packets: 4}]);
  const command = panel.getByRole('region', {name: 'curl command'});
  await expect(command).toContainText(`"${header}: $SKERRY_WEBHOOK_TOKEN"`);
  await expect(command).not.toContainText('planted-secret');
  const script = (await command.locator('code').innerText()).replaceAll('\n\n', '\n');
  await promisify(execFile)('bash', ['-c', script], {
    env: {...process.env, SKERRY_WEBHOOK_TOKEN: 'secret-of-the-shell'},
  });
  expect(receiver.received.slice(1)).toEqual([{method: 'POST', secret: 'secret-of-the-shell', packets: 4}]);

  allow.pages = false;
  await deliver.click();
  await expect(answer).toContainText('No answer that this page may read.');
  await expect(answer).toContainText('content-type, skerry-webhook-token');
  expect(receiver.received).toHaveLength(2);
  await receiver.stop();
});

/** Runs the receiver that the guide shows and the site offers, in an empty folder. */
async function runOwnReceiver(secret: string) {
  const {port} = await findFreePort(4510);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'own-receiver-'));
  const child = spawn(process.execPath, [path.join(buildDir, 'samples/receiver.mjs')], {
    cwd: folder,
    env: {...process.env, PORT: String(port), SKERRY_WEBHOOK_TOKEN: secret},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const output = createInterface(child.stdout).on('line', (line) => lines.push(line));
  await once(output, 'line');
  return {
    address: `http://127.0.0.1:${port}/packets`,
    lines,
    async stop() {
      child.kill();
      await once(child, 'close');
      fs.rmSync(folder, {recursive: true});
    },
  };
}

test('the command that the form shows delivers to the receiver of the guide, which no page can call', async ({
  page,
}) => {
  const receiver = await runOwnReceiver('secret-of-the-endpoint');
  const panel = await openTryIt(page, 'packet-webhook-example');
  await panel.getByLabel('Address of your receiver').fill(receiver.address);
  await expect(
    panel.getByText(/answers OPTIONS \(CORS\).*deliver to them with the curl command/),
  ).toBeVisible();
  const command = panel.getByRole('region', {name: 'curl command'});
  const script = (await command.locator('code').innerText()).replaceAll('\n\n', '\n');
  const deliver = (secret: string) =>
    promisify(execFile)('bash', ['-c', script], {env: {...process.env, SKERRY_WEBHOOK_TOKEN: secret}});
  expect((await deliver('another-secret')).stdout).toContain(' 401 ');
  expect((await deliver('secret-of-the-endpoint')).stdout).toContain(' 200 ');
  await expect.poll(() => receiver.lines.join('\n')).toMatch(/ seq \d+: /);
  await receiver.stop();
});

test('a received secret is compared with that of the endpoint', async ({page}) => {
  const panel = await openTryIt(page, 'packet-webhook-example');
  const checker = panel.getByRole('region', {name: 'Check the secret'});
  await checker.getByLabel(`Received in ${header}`).fill(' example-secret');
  await checker.getByLabel('Secret of the endpoint').fill('example-secret');
  await expect(checker.getByRole('status')).toContainText('has a space or a line break at an end');
  await checker.getByLabel(`Received in ${header}`).fill('example-secret');
  await expect(checker.getByRole('status')).toHaveText('The two are equal.');
});
