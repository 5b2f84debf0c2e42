import {type ChildProcess, spawn} from 'node:child_process';
import {createInterface} from 'node:readline';
import {afterEach, expect, it} from 'vitest';
import {exampleIds, exampleSecrets} from '../store/exampleIds';
import {checkRequest, findOperation} from '../testing/checkExchange';
import {document} from '../testing/testSandbox';
import {projectRoot} from '../../scripts/projectRoot';
import {findFreePort} from './listenOnFreePort';
import {type FaultyReceiver, type ReceivedBatch, startFaultyReceiver} from './testing/faultyReceiver';

const operation = findOperation(document, 'packet-webhook-example');
let receiver: FaultyReceiver | undefined;
let command: ChildProcess | undefined;
afterEach(async () => {
  await receiver?.close();
  if (!command || command.exitCode !== null) return;
  const ended = new Promise((resolve) => command?.once('close', resolve));
  command.kill();
  await ended;
});

interface Packet {
  device: {id: string; counter: number; sequence_number: number; timestamp: number};
}

const keyOf = ({device}: Packet) =>
  [device.id, device.counter, device.sequence_number, device.timestamp].join(' ');

/** Runs the command; `lines` is what it has printed so far. */
function runSandbox(...args: string[]): string[] {
  const lines: string[] = [];
  command = spawn(process.execPath, ['--import', 'tsx', 'scripts/sandbox.ts', ...args], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [command.stdout, command.stderr]) {
    if (stream) createInterface({input: stream}).on('line', (line) => lines.push(line));
  }
  return lines;
}

/** What the lines have in a place of a pattern; undefined until one fits. */
function told(lines: string[], pattern: RegExp): string | undefined {
  return lines.flatMap((line) => pattern.exec(line)?.slice(1) ?? [])[0];
}

/** Asks the sandbox with the example's key. */
function ask(address: string, token?: string): Promise<Response> {
  return fetch(address, {
    headers: {Authorization: `Bearer ${exampleSecrets.apiKey}`, ...(token && {'Continuation-Token': token})},
  });
}

/** The packets of the API's stream that were heard after a time in milliseconds. */
async function readStream(organization: string, since: number): Promise<Packet[]> {
  const found: Packet[] = [];
  let answer: Response | undefined;
  do {
    const token = answer?.headers.get('Continuation-Token') ?? undefined;
    answer = await ask(`${organization}/packets?start=${Math.floor(since / 1000)}`, token);
    found.push(...(await answer.json()).packets);
  } while (!answer.headers.has('Retry-After'));
  return found.filter(({device}) => device.timestamp * 1000 >= since);
}

/** What in a delivery is not as the document has it. */
function problemsOf({headers, body}: ReceivedBatch): Promise<string[]> {
  return checkRequest(document, operation, new Request('http://localhost', {method: 'POST', headers, body}));
}

it('delivers 1,000 packets to an endpoint that fails every third call and is down for a while', async () => {
  const started = Date.now();
  // Of ten batches the third and the sixth are refused, and the last two meet nobody.
  const endpoint = await startFaultyReceiver(9);
  receiver = endpoint;
  const lines = runSandbox(
    '--port',
    String((await findFreePort()).port),
    '--webhook',
    endpoint.url,
    '--packets',
    '1000',
  );
  await expect.poll(() => told(lines, /with the secret (\S+)$/)).toBe(exampleSecrets.webhook);
  const organization = `${told(lines, /sandbox is at (\S+)/)}/v1/org/${exampleIds.organization}`;

  await expect.poll(() => endpoint.isUp).toBe(false);
  const before = endpoint.received.length;
  await expect.poll(() => told(lines, /attempt 2: (failed), again/)).toBe('failed');
  expect(endpoint.received).toHaveLength(before);
  await endpoint.comeBack();

  const sent = (await readStream(organization, started)).map(keyOf);
  expect(sent.length).toBeGreaterThanOrEqual(1000);
  const keysIn = ({body}: ReceivedBatch) => (JSON.parse(body).packets as Packet[]).map(keyOf);
  const arrived = () => new Set(endpoint.received.flatMap((batch) => (batch.accepted ? keysIn(batch) : [])));
  const missing = () => {
    const keys = arrived();
    return sent.filter((key) => !keys.has(key)).length;
  };
  await expect.poll(missing).toBe(0);

  const {received} = endpoint;
  const {webhooks} = await (await ask(`${organization}/webhooks`)).json();
  for (const batch of received) {
    expect(await problemsOf(batch)).toEqual([]);
    expect(batch.headers.get('Skerry-Webhook-Token')).toBe(exampleSecrets.webhook);
    const {length} = JSON.parse(batch.body).packets;
    expect(length).toBeGreaterThanOrEqual(1);
    expect(length).toBeLessThanOrEqual(webhooks[0].max_batch_size);
  }

  // Devices go on sending: what was heard after `sent` was read may still wait for its next attempt.
  const refused = received.filter(
    (batch) => !batch.accepted && keysIn(batch).some((key) => sent.includes(key)),
  );
  expect(refused.length).toBeGreaterThanOrEqual(3);
  for (const {body, time} of refused) {
    const again = received.find((batch) => batch.body === body && batch.time > time);
    expect((again?.time ?? 0) - time).toBeGreaterThanOrEqual(1000);
  }
  const pauses = lines.flatMap((line) => {
    const [, attempt, seconds] = /attempt (\d+): failed, again in ([\d.]+) s$/.exec(line) ?? [];
    return attempt ? [{shortest: 2 ** (Number(attempt) - 1), seconds: Number(seconds)}] : [];
  });
  expect(Math.max(...pauses.map(({shortest}) => shortest))).toBeGreaterThanOrEqual(2);
  for (const {shortest, seconds} of pauses) {
    expect(seconds).toBeGreaterThanOrEqual(shortest);
    expect(seconds).toBeLessThanOrEqual(shortest * 1.1 + 0.05);
  }
});
