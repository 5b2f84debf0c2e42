import type {IncomingMessage} from 'node:http';
import {afterEach, expect, it} from 'vitest';
import {type Listening, listenOnFreePort} from '../node/listenOnFreePort';
import {exampleIds, exampleSecrets} from '../store/exampleIds';
import {checkRequest, findOperation} from '../testing/checkExchange';
import {document, testSandbox} from '../testing/testSandbox';
import {type Attempt, createDelivery, retryFor, sendBatch} from './createDelivery';

const operation = findOperation(document, 'packet-webhook-example');
let listening: Listening | undefined;
afterEach(() => listening?.close());

interface Delivered {
  device: {id: string; counter: number; sequence_number: number; timestamp: number};
}

const keyOf = ({device}: Delivered) =>
  [device.id, device.counter, device.sequence_number, device.timestamp].join(' ');

/** A sandbox, its organization and its endpoint, with a clock that sleeping moves. */
function setUp(maxBatchSize = 100) {
  const {sandbox, clock} = testSandbox();
  const organization = sandbox.store.organizations.get(exampleIds.organization);
  const webhook = organization?.webhooks[0];
  if (!organization || !webhook) throw new Error('The first data lacks the endpoint.');
  webhook.max_batch_size = maxBatchSize;
  const attempts: Attempt[] = [];
  const options = {
    sandbox,
    organization,
    webhook,
    clock: {
      now: () => clock.time,
      async sleep(milliseconds: number) {
        clock.time += milliseconds;
        await Promise.resolve();
      },
    },
    onAttempt: (attempt: Attempt) => void attempts.push(attempt),
  };
  return {...options, options, attempts, time: clock};
}

async function readJson(incoming: IncomingMessage): Promise<{text: string; packets: Delivered[]}> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  return {text, packets: JSON.parse(text).packets};
}

it('delivers 1,000 packets to an endpoint that fails every third call and is down for 20 minutes', async () => {
  const {options, sandbox, organization, webhook, clock, attempts, time} = setUp(50);
  const started = time.time;
  const accepted = new Map<string, number>();
  const problems: string[] = [];
  let calls = 0;
  let refused = 0;
  listening = await listenOnFreePort(async (incoming, outgoing) => {
    const {text, packets} = await readJson(incoming);
    calls++;
    const minutes = (time.time - started) / 60_000;
    if (minutes > 0.1 && minutes < 20) {
      refused++;
      incoming.socket.destroy();
      return;
    }
    if (calls % 3 === 0) {
      outgoing.writeHead(500).end();
      return;
    }
    const headers = {
      'Content-Type': 'application/json',
      'Skerry-Webhook-Token': String(incoming.headers['skerry-webhook-token']),
    };
    const request = new Request('http://localhost/packets', {method: 'POST', headers, body: text});
    problems.push(...(await checkRequest(document, operation, request)));
    if (incoming.headers['skerry-webhook-token'] !== exampleSecrets.webhook) problems.push('wrong secret');
    for (const packet of packets) accepted.set(keyOf(packet), (accepted.get(keyOf(packet)) ?? 0) + 1);
    outgoing.writeHead(204).end();
  });
  webhook.url = `http://127.0.0.1:${listening.port}/packets`;
  const delivery = createDelivery(options);
  time.time += 1;
  sandbox.emitPackets(1000, organization.details.org_id);
  const sent = organization.packets
    .between(started)
    .map(({deviceId, counter, sequence, heard}) => [deviceId, counter, sequence, heard / 1000].join(' '));
  expect(sent).toHaveLength(1000);
  const arrived = () => sent.filter((key) => accepted.has(key)).length;
  for (let step = 0; arrived() < 1000 && step < 20_000; step++) {
    await delivery.step();
    await clock.sleep(500);
  }
  expect(arrived()).toBe(1000);
  expect(problems).toEqual([]);
  expect(refused).toBeGreaterThan(5);
  expect(attempts.some(({attempt, accepted}) => attempt > 5 && accepted)).toBe(true);
  for (const {packets} of attempts) expect(packets).toBeLessThanOrEqual(50);
  const failed = attempts.filter((attempt) => !attempt.accepted).length;
  expect(failed).toBeGreaterThan(attempts.length / 4);
});

it('sends again with growing pauses for 3 hours, then gives up', async () => {
  const {options, sandbox, organization, clock, attempts, time} = setUp();
  const delivery = createDelivery({...options, send: () => Promise.resolve(false)});
  time.time += 1;
  sandbox.emitPackets(20, organization.details.org_id);
  for (const device of organization.devices.values()) device.radio.every = 0;
  const started = time.time;
  let last = started;
  for (let step = 0; step < 30_000 && (step < 10 || delivery.pending > 0); step++) {
    const before = attempts.length;
    await delivery.step();
    if (attempts.length > before) last = time.time;
    await clock.sleep(500);
  }
  const pauses = attempts.flatMap(({retryIn}) => retryIn ?? []);
  for (const [index, pause] of pauses.slice(1, 10).entries())
    expect(pause).toBeGreaterThan(pauses[index] * 1.5);
  expect(pauses[0]).toBeLessThan(2000);
  expect(last - started).toBeLessThanOrEqual(retryFor + 5000);
  expect(last - started).toBeGreaterThan(retryFor - 20 * 60_000);
  expect(attempts.at(-1)).toMatchObject({accepted: false, retryIn: undefined});
});

it('sends a batch as soon as it is full, and an incomplete one after a few seconds', async () => {
  const {options, sandbox, organization, clock, attempts, time} = setUp(100);
  const delivery = createDelivery({...options, send: () => Promise.resolve(true)});
  time.time += 1;
  sandbox.emitPackets(130, organization.details.org_id);
  await delivery.step();
  expect(attempts.map(({packets}) => packets)).toEqual([100]);
  await clock.sleep(2000);
  await delivery.step();
  expect(attempts.map(({packets}) => packets)).toEqual([100, 30]);
  await delivery.step();
  expect(attempts).toHaveLength(2);
});

it('takes an answer that comes too late, or a redirect, as a failure', async () => {
  listening = await listenOnFreePort((incoming, outgoing) => {
    if (incoming.url === '/late') setTimeout(() => outgoing.end(), 300);
    else outgoing.writeHead(302, {Location: '/late'}).end();
  });
  const url = `http://127.0.0.1:${listening.port}`;
  expect(await sendBatch(`${url}/late`, 'secret', [], {timeout: 100})).toBe(false);
  expect(await sendBatch(`${url}/late`, 'secret', [], {timeout: 60_000})).toBe(true);
  expect(await sendBatch(`${url}/moved`, 'secret', [], {timeout: 60_000})).toBe(false);
});
