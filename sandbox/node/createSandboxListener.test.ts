import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createSandbox} from '../createSandbox';
import {document} from '../testing/testSandbox';
import {createSandboxListener} from './createSandboxListener';

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
