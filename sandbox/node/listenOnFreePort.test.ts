import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, expect, it, onTestFinished, vi} from 'vitest';
import {findFreePort, type Listening, listenOnFreePort, tellTakenPorts} from './listenOnFreePort';

const open: Listening[] = [];
const answer =
  (text: string): http.RequestListener =>
  (_request, response) =>
    void response.end(text);

async function listen(text: string, port?: number, attempts?: number): Promise<Listening> {
  const listening = await listenOnFreePort(answer(text), {port, attempts});
  open.push(listening);
  return listening;
}

async function read(host: string, port: number): Promise<string> {
  return (await fetch(`http://${host}:${port}/`)).text();
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((listening) => listening.close()));
});

it('takes the next free port and names the one that is taken', async () => {
  const first = await listen('first');
  const second = await listen('second', first.port);
  expect(second.taken[0]).toBe(first.port);
  expect(second.port).toBeGreaterThan(first.port);
  expect(await read('127.0.0.1', first.port)).toBe('first');
  expect(await read('127.0.0.1', second.port)).toBe('second');
});

it('counts a port as taken when another program listens on all addresses', async () => {
  const other = http.createServer(answer('other'));
  await new Promise<void>((resolve) => other.listen(0, '0.0.0.0', resolve));
  const {port} = other.address() as AddressInfo;
  try {
    expect((await listen('ours', port)).taken[0]).toBe(port);
  } finally {
    other.close();
  }
});

it('answers at localhost as well as at 127.0.0.1', async () => {
  const {port} = await listen('here');
  expect(await read('localhost', port)).toBe('here');
  expect(await read('127.0.0.1', port)).toBe('here');
});

it('insists on the first port when told so', async () => {
  const {port} = await listen('first');
  await expect(listen('second', port, 1)).rejects.toThrow(`Port ${port} is taken`);
});

it('gives a free port back to whoever asked for it', async () => {
  const {port} = await findFreePort();
  expect((await listen('mine', port)).port).toBe(port);
});

it('tells about taken ports in one sentence', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  tellTakenPorts({port: 3000, taken: []});
  tellTakenPorts({port: 3001, taken: [3000]});
  tellTakenPorts({port: 3002, taken: [3000, 3001]});
  expect(log.mock.calls).toEqual([
    ['Port 3000 is taken by another program, so this uses 3001.'],
    ['Ports 3000, 3001 are taken by another program, so this uses 3002.'],
  ]);
});
