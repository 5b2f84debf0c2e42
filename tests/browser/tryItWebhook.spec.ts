import {execFile} from 'node:child_process';
import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import {promisify} from 'node:util';
import {noAnswer, provokes} from './complaints';
import {expect, test} from './test';
import {openTryIt, shownAnswer} from './tryItPanel';

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
  provokes(page, /blocked by CORS policy/, noAnswer);
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
  await panel.getByText('The same request with curl').click();
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

test('a received secret is compared with that of the endpoint', async ({page}) => {
  const panel = await openTryIt(page, 'packet-webhook-example');
  const checker = panel.getByRole('region', {name: 'Check the secret'});
  await checker.getByLabel(`Received in ${header}`).fill(' example-secret');
  await checker.getByLabel('Secret of the endpoint').fill('example-secret');
  await expect(checker.getByRole('status')).toContainText('has a space or a line break at an end');
  await checker.getByLabel(`Received in ${header}`).fill('example-secret');
  await expect(checker.getByRole('status')).toHaveText('The two are equal.');
});
