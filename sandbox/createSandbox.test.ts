import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {createSandbox} from './createSandbox';
import {resolveReference} from './document/resolveReference';
import {platformRateLimits} from './http/rateLimiter';
import {exampleIds} from './store/exampleIds';
import {findOperation} from './testing/checkExchange';
import {exampleBodies} from './testing/exampleBodies';
import {exampleCall} from './testing/exampleCall';
import {document, testSandbox} from './testing/testSandbox';

async function description(response: Promise<Response>): Promise<string> {
  return (await (await response).json()).description;
}

describe('keys', () => {
  it('shows device keys once, in the notation asked for, and lists the devices afterwards', async () => {
    const {json} = testSandbox();
    const body = {encryption: 'AES-128-CTR', n_devices: 2, names: ['a', 'b'], tags: [{}, {site: 'x'}]};
    const {devices} = await json('register-new-devices', {body, query: {key_format: 'hex'}});
    expect(devices.map(({key}: {key: string}) => key.length)).toEqual([32, 32]);
    expect(devices[0].key).not.toBe(devices[1].key);
    const listed = await json('list-devices', {query: {filter_tags: 'site:x'}});
    expect(listed.devices).toMatchObject([{id: devices[1].device_id, name: 'b'}]);
    expect(JSON.stringify(await json('list-devices'))).not.toContain(devices[0].key);
  });

  it('lets a deleted, an expired and a narrowed key go no further', async () => {
    const {call, json, clock} = testSandbox();
    const seconds = clock.time / 1000;
    const key = await json('provision-api-key', {body: {expires_at_seconds: seconds + 60}});
    expect(key.scopes).toHaveLength(16);
    const path = {key_id: key.key_id};
    await json('update-api-key', {path, body: {set_scopes: ['read-users']}});
    expect((await call('list-devices', {apiKey: key.key})).status).toBe(403);
    expect((await call('list-users-in-organization', {apiKey: key.key})).status).toBe(200);
    clock.time += 61_000;
    expect((await call('list-users-in-organization', {apiKey: key.key})).status).toBe(401);
    const other = await json('provision-api-key');
    await json('delete-api-key', {path: {key_id: other.key_id}});
    expect((await call('validate-api-key', {apiKey: other.key})).status).toBe(401);
  });

  it('refuses the key of the paired organization', async () => {
    const {call} = testSandbox();
    expect((await call('validate-api-key', {path: {org_id: exampleIds.pairedOrganization}})).status).toBe(
      401,
    );
  });
});

describe('packets', () => {
  it('pages to the end without gaps or repeats, says when to come back, and later has new ones', async () => {
    const {call, json, clock} = testSandbox();
    const keys = new Set<string>();
    let token = '';
    let last = 0;
    let response: Response;
    do {
      response = await call('retrieve-organization-packets', {headers: {'Continuation-Token': token}});
      const {packets} = await response.json();
      for (const {device} of packets) keys.add(`${device.id} ${device.timestamp}`);
      last += packets.length;
      token = response.headers.get('Continuation-Token') ?? '';
    } while (!response.headers.has('Retry-After'));
    expect(last).toBeGreaterThan(2000);
    expect(keys.size).toBe(last);
    const headers = {'Continuation-Token': token};
    expect((await json('retrieve-organization-packets', {headers})).packets).toEqual([]);
    clock.time += 3_600_000;
    const later = (await json('retrieve-organization-packets', {headers})).packets;
    expect(later.length).toBeGreaterThan(3);
    for (const {device} of later) expect(keys.has(`${device.id} ${device.timestamp}`)).toBe(false);
  });

  it('ends a closed period, and the stream of one device, without a token', async () => {
    const {call, clock} = testSandbox();
    const seconds = clock.time / 1000;
    const closed = {start: String(seconds - 7200), end: String(seconds - 3600)};
    const device = {device_id: exampleIds.device};
    const queries = [closed, device, {...device, end: String(seconds + 3600)}];
    for (const query of queries as Record<string, string>[]) {
      const response = await call('retrieve-organization-packets', {query});
      expect((await response.clone().json()).packets).not.toHaveLength(0);
      expect(response.headers.has('Continuation-Token')).toBe(false);
    }
    const query = {start: closed.end, end: closed.start};
    expect(await description(call('retrieve-organization-packets', {query}))).toMatch(/^end /);
    const headers = {'Continuation-Token': 'ZXhhbXBsZQ'};
    expect(await description(call('retrieve-organization-packets', {headers}))).toMatch(
      /^Continuation-Token /,
    );
  });

  it('hears a new device once, with number 0, so that a quick start sees a packet and later only its own', async () => {
    const {json, clock} = testSandbox({startAs: 'sandbox'});
    const {devices} = await json('register-new-devices', {body: {encryption: 'AES-256-CTR'}});
    const query = {device_id: devices[0].device_id};
    const own = [{device: {payload: 'aGVsbG8=', sequence_number: 0, tags: {_env: 'sandbox'}}}];
    for (const hours of [0, 1, 30]) {
      clock.time += hours * 3_600_000;
      expect((await json('retrieve-organization-packets', {query})).packets).toMatchObject(own);
    }
  });
});

describe('devices', () => {
  it('pages through all devices once, and refuses a token of another query', async () => {
    const {call} = testSandbox();
    const ids: string[] = [];
    let token = '';
    do {
      const headers = {'Continuation-Token': token};
      const response = await call('list-devices', {query: {limit: '10', sort_ascending: 'false'}, headers});
      ids.push(...(await response.json()).devices.map(({id}: {id: string}) => id));
      token = response.headers.get('Continuation-Token') ?? '';
      if (token) {
        const other = call('list-devices', {query: {limit: '11'}, headers: {'Continuation-Token': token}});
        expect(await description(other)).toMatch(/^Continuation-Token /);
      }
    } while (token);
    expect(ids).toHaveLength(23);
    expect(new Set(ids).size).toBe(23);
  });

  it('finds devices that were never heard, and quiet ones', async () => {
    const {json, clock} = testSandbox();
    const find = async (period: string) =>
      (await json('list-devices', {query: {filter_most_recent_packet_ts: period}})).devices;
    expect(await find('between:0:1')).toMatchObject([{id: exampleIds.unheardDevice, most_recent_packet: {}}]);
    expect(await find(`between:1:${clock.time / 1000 - 604_800}`)).toMatchObject([
      {name: 'Pallet tracker 0020'},
    ]);
  });

  it('moves a device with its name to the paired organization and leaves its packets', async () => {
    const {call, json, sandbox} = testSandbox();
    const body = {set_destination_org_id: exampleIds.pairedOrganization};
    expect((await json('update-device', {body})).tags._env).toBe('sandbox');
    expect((await call('get-device')).status).toBe(404);
    const query = {device_id: exampleIds.device};
    expect((await json('retrieve-organization-packets', {query})).packets).not.toHaveLength(0);
    sandbox.reset();
    expect((await call('get-device')).status).toBe(200);
  });

  it.each([
    [
      'names must have 3 items, one for each device.',
      {encryption: 'AES-256-CTR', n_devices: 3, names: ['a']},
    ],
    ['encryption must be AES-256-CTR or AES-128-CTR.', {encryption: 'NONE'}],
    ['encryption is required.', {}],
    ['n_devices must be at most 1000.', {encryption: 'AES-256-CTR', n_devices: 1001}],
    ['names[0] can have at most 250 characters.', {encryption: 'AES-256-CTR', names: ['x'.repeat(251)]}],
    ['tags[0] cannot hold _env, which the platform sets.', {encryption: 'AES-256-CTR', tags: [{_env: 'x'}]}],
  ])('refuses a registration: %s', async (sentence, body) => {
    expect(await description(testSandbox().call('register-new-devices', {body}))).toBe(sentence);
  });

  it.each([
    [
      'set_destination_org_id cannot be combined with other fields.',
      {set_destination_org_id: exampleIds.pairedOrganization, set_name: 'a'},
    ],
    [
      'set_tags can have at most 10 tags.',
      {set_tags: Object.fromEntries(Array.from('abcdefghijk', (key) => [key, key]))},
    ],
    ['set_tags can only have keys of at most 32 characters.', {set_tags: {['k'.repeat(33)]: 'v'}}],
    ['set_nam is not a field of this request. Did you mean set_name?', {set_nam: 'a'}],
    ['set_install_location.lat must be at most 90.', {set_install_location: {lat: 91, long: 0}}],
    [
      'set_destination_org_id must be the paired organization.',
      {set_destination_org_id: exampleIds.organization},
    ],
  ])('refuses a change: %s', async (sentence, body) => {
    expect(await description(testSandbox().call('update-device', {body}))).toBe(sentence);
  });

  it('holds at most 100 devices in a sandbox organization, and registers up to a daily cap', async () => {
    const body = {encryption: 'AES-256-CTR', n_devices: 78};
    const full = testSandbox({startAs: 'sandbox'}).call('register-new-devices', {body});
    expect(await description(full)).toBe('A sandbox organization can hold at most 100 devices.');
    const capped = testSandbox({dailyRegistrations: 77}).call('register-new-devices', {body});
    expect(await description(capped)).toMatch(/^n_devices /);
  });
});

describe('limits', () => {
  it('refuses the fourth call of an endpoint, says when to come back, and recovers', async () => {
    const {call, clock} = testSandbox({rateLimits: platformRateLimits});
    for (let index = 0; index < 3; index++) await call('retrieve-organization-packets');
    const headers = {'Continuation-Token': 'kept'};
    const refused = await call('retrieve-organization-packets', {headers});
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '1']);
    expect(refused.headers.get('Continuation-Token')).toBe('kept');
    expect((await call('list-devices')).status).toBe(200);
    clock.time += 1000;
    expect((await call('retrieve-organization-packets')).status).toBe(200);
  });

  it('refuses the sixteenth call of an organization', async () => {
    const {call} = testSandbox({rateLimits: {endpoint: 100, organization: 15}});
    for (let index = 0; index < 15; index++) expect((await call('validate-api-key')).status).toBe(200);
    expect((await call('list-devices')).status).toBe(429);
  });

  it('has room for two webhook endpoints, and shows a secret once', async () => {
    const {call, json} = testSandbox();
    const body = {url: 'https://ingest.logistics.example/b'};
    const {secret} = await json('create-webhook-endpoint', {body});
    expect(JSON.stringify(await json('list-registered-webhooks'))).not.toContain(secret);
    expect(await description(call('create-webhook-endpoint', {body}))).toMatch(/at most 2/);
  });
});

it.each([
  'http://a.example',
  'https://',
  'https:///a',
  'https://[',
  'https://:99999',
  'https://a.example:65536',
  'https://a.example:0/',
  'https://user@a.example/',
  'https://a b',
])('refuses the webhook address %s, which cannot be called', async (url) => {
  const {call} = testSandbox();
  expect(await description(call('create-webhook-endpoint', {body: {url}}))).toMatch(/^url must be /);
  expect(await description(call('update-webhook-endpoint', {body: {set_url: url}}))).toMatch(
    /^set_url must be /,
  );
});

describe('figures', () => {
  it.each([
    [{days: '1'}, 24],
    [{days: '15', time_interval: 'hour'}, 360],
    [{days: '31'}, 31],
    [{days: '365'}, 13],
  ])('has buckets for %o', async (query, count) => {
    const {json} = testSandbox();
    const {buckets, total_packets} = await json('get-packet-metrics', {query});
    expect(buckets).toHaveLength(count);
    const sum = buckets.reduce(
      (total: number, bucket: {total_packets: number}) => total + bucket.total_packets,
      0,
    );
    expect(total_packets).toBe(sum);
    expect(sum).toBeGreaterThan(100);
  });

  it('refuses more than 365 buckets, and leaves the newest daily bucket of devices empty', async () => {
    const {call, json} = testSandbox();
    const query = {days: '16', time_interval: 'hour'};
    expect(await description(call('get-api-metrics', {query}))).toMatch(/^time_interval /);
    const {buckets, ...totals} = await json('get-device-metrics', {query: {days: '3'}});
    expect(buckets.at(-1)).toMatchObject({registered_devices: 0, active_devices: 0});
    expect(buckets.at(-2)?.active_devices).toBeGreaterThan(15);
    expect(totals).toMatchObject({total_registered_devices: 23, total_never_active_devices: 1});
  });

  it('counts calls that failed', async () => {
    const {call, json} = testSandbox();
    const before = await json('get-api-metrics');
    await call('get-device', {path: {device_id: exampleIds.webhook}});
    const after = await json('get-api-metrics');
    expect(after.total_requests - before.total_requests).toBe(2);
    expect(after.success_rate).toBeLessThan(before.success_rate);
  });
});

it('invites, lists and revokes', async () => {
  const {call, json} = testSandbox();
  const body = {invitee_email: 'engineer@example.com', role: 'member'};
  const {created_at, expires_at} = await json('invite-user-to-organization', {body});
  expect(expires_at - created_at).toBe(604_800);
  expect((await json('list-pending-invites')).total_invites).toBe(2);
  const revoke = {body: {invitee_email: body.invitee_email}};
  expect(await json('delete-invitation', revoke)).toEqual({});
  expect((await call('delete-invitation', revoke)).status).toBe(400);
  const plain = {...revoke, headers: {'Content-Type': 'text/plain'}};
  expect(await description(call('delete-invitation', plain))).toMatch(/^Content-Type /);
});

it('begins with the organization of the examples as a sandbox, paired with a production organization', async () => {
  const response = resolveReference(
    document,
    findOperation(document, 'retrieve-organization-metadata').object.responses['200'],
  );
  const {Sandbox} = response.content?.['application/json'].examples ?? {};
  const sandbox = createSandbox({document});
  const answer = await sandbox.handle(exampleCall(findOperation(document, 'retrieve-organization-metadata')));
  expect(await answer.json()).toEqual(resolveReference(document, Sandbox).value);
});

it('gives keys that are valid for years with the examples of the document', async () => {
  const {call, json} = testSandbox({now: () => Date.UTC(2034, 0, 1)});
  for (const [, body] of exampleBodies(document, findOperation(document, 'provision-api-key'))) {
    const {key} = await json('provision-api-key', {body});
    expect((await call('validate-api-key', {apiKey: key})).status).toBe(200);
  }
});

it('answers the older paths', async () => {
  const {sandbox} = testSandbox();
  const headers = {Authorization: 'Bearer example-header.example-payload.example-signature'};
  const url = `https://api.skerry.example/api/org/${exampleIds.organization}/check`;
  expect((await sandbox.handle(new Request(url, {headers}))).status).toBe(200);
  expect((await sandbox.handle(new Request('https://api.skerry.example/v1/nothing'))).status).toBe(404);
});

it('imports nothing from Node outside its folder for Node, and makes no code at run time', () => {
  const files = readdirSync(import.meta.dirname, {recursive: true, encoding: 'utf8'}).filter(
    (file) => /\.ts$/.test(file) && !/\.test\.ts$|^(node|testing)\//.test(file),
  );
  expect(files.length).toBeGreaterThan(30);
  for (const file of files) {
    const text = readFileSync(path.join(import.meta.dirname, file), 'utf8');
    expect([file, /from '(node:|\.\.?\/(\.\.\/)?node\/)|\beval\(|new Function/.test(text)]).toEqual([
      file,
      false,
    ]);
  }
});
