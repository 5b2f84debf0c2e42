import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createSandbox} from '../createSandbox';
import {exampleIds, exampleSecrets} from '../store/exampleIds';
import {document} from '../testing/testSandbox';
import {createSandboxListener} from './createSandboxListener';
import {exchange} from './testing/exchange';

describe('a page may call the sandbox', () => {
  let server: Server;
  let address: string;
  beforeAll(async () => {
    server = createServer(createSandboxListener(createSandbox({document}), ['https://docs.example']));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  it.each([
    ['http://localhost:3000', true],
    ['https://docs.example', true],
    ['https://docs.example.evil.example', false],
    ['https://evil.example', false],
  ])('from %s: %s', async (Origin, isAllowed) => {
    const {headers, status} = await fetch(address, {method: 'OPTIONS', headers: {Origin}});
    expect(status).toBe(204);
    expect(headers.get('Access-Control-Allow-Origin')).toBe(isAllowed ? Origin : null);
  });
});

describe('what is no call of an operation is answered as the platform answers', () => {
  let server: Server;
  let port: number;
  beforeAll(async () => {
    server = createServer(createSandboxListener(createSandbox({document})));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => server.close());

  const target = `/v1/org/${exampleIds.organization}/key`;
  const headers = {
    'X-Request-ID': 'trace-7',
    'Content-Type': 'application/json',
    Authorization: `Bearer ${exampleSecrets.apiKey}`,
  };
  const tooLarge = 'x'.repeat(4 * 1024 * 1024 + 1);

  it.each([
    ['TRACE', 404, 'No operation has this method and path.', {method: 'TRACE', target}],
    ['a GET with a body', 400, 'This operation takes no request body.', {method: 'GET', target, body: '{}'}],
    [
      'a GET whose body comes in chunks',
      400,
      'This operation takes no request body.',
      {method: 'GET', target, body: '{}', headers: {...headers, 'Transfer-Encoding': 'chunked'}},
    ],
    ['a wrong target', 404, 'No operation has this method and path.', {method: 'GET', target: '*:x'}],
    [
      'a large body',
      400,
      'The request body can have at most 4194304 bytes.',
      {method: 'POST', target, body: tooLarge},
    ],
  ])('%s', async (_, status, description, request) => {
    const response = await exchange(port, {headers, ...request});
    expect([response.status, response.headers.get('Content-Type')]).toEqual([status, 'application/json']);
    expect(response.headers.get('X-Request-ID')).toBe('trace-7');
    expect(await response.json()).toMatchObject({code: status, description});
  });
});
