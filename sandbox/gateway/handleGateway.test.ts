import {bytesToHex} from '@noble/ciphers/utils.js';
import * as fc from 'fast-check';
import {expect, it} from 'vitest';
import {encodePacket} from '../../model/packet/encodePacket';
import {exampleIds} from '../store/exampleIds';
import {start} from '../testing/createTestSandbox';
import {testSandbox} from '../testing/testSandbox';
import {gatewayPath, handleGateway} from './handleGateway';

const today = Math.floor(start / 86_400_000);
const payload = new TextEncoder().encode('my first byte');

async function register(test: ReturnType<typeof testSandbox>, body: object) {
  const {devices} = await test.json('register-new-devices', {body: {n_devices: 1, ...body}});
  return {id: devices[0].device_id, key: Uint8Array.from(Buffer.from(devices[0].key, 'base64'))};
}

async function upload({sandbox}: ReturnType<typeof testSandbox>, body: string) {
  const request = new Request(`http://localhost${gatewayPath}`, {method: 'POST', body});
  const response = await handleGateway(sandbox, request);
  return {status: response?.status, body: await response?.json()};
}

function packetOf(deviceKey: Uint8Array, timeCounter = today, sequenceNumber = 7) {
  return encodePacket({deviceKey, timeCounter, sequenceNumber, payload});
}

it('decrypts a packet that the reader made, and hands it out like one from the network', async () => {
  const test = testSandbox();
  await register(test, {encryption: 'AES-128-CTR'});
  const {id, key} = await register(test, {encryption: 'AES-256-CTR'});
  await register(test, {encryption: 'AES-256-CTR'});
  const {advertisingData, serviceData} = packetOf(key);
  const received = {device_id: id, counter: today, sequence_number: 7, payload: 'bXkgZmlyc3QgYnl0ZQ=='};

  expect(await upload(test, bytesToHex(advertisingData))).toEqual({status: 200, body: received});
  const spaced = bytesToHex(serviceData).toUpperCase().replace(/../g, '$& ');
  expect(await upload(test, `${spaced}\n`)).toEqual({status: 200, body: received});

  test.clock.time += 3_600_000;
  const query = {device_id: id, start: String(start / 1000 - 10)};
  const {packets} = await test.json('retrieve-organization-packets', {query});
  expect(packets.map(({device}) => device)).toMatchObject([
    {payload: 'aGVsbG8=', sequence_number: 0},
    {payload: received.payload, sequence_number: 7, counter: today},
    {payload: received.payload, sequence_number: 7},
  ]);
});

it('accepts every time counter in uptime mode, and two days on either side in Unix mode', async () => {
  const test = testSandbox();
  const uptime = await register(test, {
    encryption: 'AES-128-CTR',
    eid_rotation: {counter_source: 'DEVICE_UPTIME'},
  });
  expect((await upload(test, bytesToHex(packetOf(uptime.key, 127).serviceData))).status).toBe(200);
  const unix = await register(test, {encryption: 'AES-128-CTR'});
  expect((await upload(test, bytesToHex(packetOf(unix.key, today - 2).serviceData))).status).toBe(200);
  const late = await upload(test, bytesToHex(packetOf(unix.key, today - 3).serviceData));
  expect(late).toMatchObject({status: 400, body: {code: 400, name: 'Bad Request'}});
  expect(late.body.description).toContain('(wrong-day, held against the key of device');
});

it('says what is wrong with a packet, with the key of the device that it names', async () => {
  const test = testSandbox();
  expect((await upload(test, 'a0ff')).body.description).toContain('registered no device yet');
  const {id, key} = await register(test, {encryption: 'AES-256-CTR'});
  await register(test, {encryption: 'AES-256-CTR'});
  const {serviceData} = packetOf(key);
  serviceData[11] ^= 1;
  const {description} = (await upload(test, bytesToHex(serviceData))).body;
  expect(description).toContain(`(wrong-tag, held against the key of device ${id})`);
  expect((await upload(test, 'a0fg')).body.description).toContain('"g" is no hexadecimal digit');
  expect((await upload(test, 'a0f')).body.description).toContain('3 hexadecimal digits');
  expect((await upload(test, '')).body.description).toContain('0 hexadecimal digits');
});

it('recognizes a packet of an older device whose clock is days off, before it blames the key', async () => {
  const test = testSandbox();
  const {id, key} = await register(test, {encryption: 'AES-256-CTR'});
  const newest = await register(test, {encryption: 'AES-128-CTR'});
  const late = await upload(test, bytesToHex(packetOf(key, today - 5).serviceData));
  expect(late.body.description).toContain(`(wrong-day, held against the key of device ${id})`);
  const foreign = await upload(test, bytesToHex(packetOf(new Uint8Array(32)).serviceData));
  expect(foreign.body.description).toContain(
    `(wrong-key, held against the keys of 2 devices, the newest of device ${newest.id})`,
  );
});

it('leaves everything but its own address to the platform', async () => {
  const {sandbox} = testSandbox();
  for (const [method, path] of [
    ['GET', gatewayPath],
    ['POST', `/v1/org/${exampleIds.organization}/webhooks`],
  ]) {
    expect(await handleGateway(sandbox, new Request(`http://localhost${path}`, {method}))).toBeUndefined();
  }
});

it('answers any body, with 400 unless it is a packet of a device', async () => {
  const test = testSandbox();
  await register(test, {encryption: 'AES-128-CTR'});
  const digits = fc.uint8Array({maxLength: 40}).map(bytesToHex);
  const bodies = fc.oneof(
    digits,
    digits.map((text) => `0303a0ff0d16a0ff${text}`),
    digits.map((text) => `a0ff0000${text}`),
    fc.string({unit: 'binary'}),
  );
  const refuse = async (text: string) => {
    expect(await upload(test, text)).toMatchObject({status: 400, body: {code: 400, name: 'Bad Request'}});
  };
  await fc.assert(fc.asyncProperty(bodies, refuse), {seed: 20_261_122, numRuns: 200});
});
