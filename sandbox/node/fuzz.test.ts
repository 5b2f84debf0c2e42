import {createServer, METHODS, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import * as fc from 'fast-check';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createSandbox} from '../createSandbox';
import {deliverPackets} from '../delivery/createDelivery';
import {listOperations} from '../document/listOperations';
import {exampleIds} from '../store/exampleIds';
import {arbitraryRequest} from '../testing/fuzz/arbitraryRequest';
import {checkAnswer} from '../testing/fuzz/checkAnswer';
import {steppedClock} from '../testing/steppedClock';
import {document} from '../testing/testSandbox';
import {createSandboxListener} from './createSandboxListener';
import {exchange} from './testing/exchange';

const operations = listOperations(document);

/** All that Node reads, without that which opens a tunnel and the question of a browser before it calls. */
const methods = METHODS.filter((method) => method !== 'CONNECT' && method !== 'OPTIONS');

/** Lets a server listen on a free port of this machine. */
async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

describe('any request over HTTP is answered as documented, while packets are delivered', () => {
  const clock = steppedClock();
  const sandbox = createSandbox({document, rateLimits: null, now: clock.now});
  let server: Server;
  let port: number;
  let stop: () => void;
  beforeAll(async () => {
    server = createServer(createSandboxListener(sandbox));
    port = await listen(server);
    stop = deliverPackets({sandbox, clock});
  });
  afterAll(async () => {
    stop();
    await clock.step(0);
    server.close();
  });

  it.each(operations.map((operation, index) => [operation.id, operation, index] as const))(
    '%s',
    async (_, operation, index) => {
      sandbox.reset();
      await fc.assert(
        fc.asyncProperty(arbitraryRequest(document, operation, methods), async (request) => {
          const response = await exchange(port, request);
          expect(await checkAnswer(document, request, response)).toEqual([]);
          // A batch waits for 2 s, so each step sends what the one before collected.
          sandbox.emitPackets(1, exampleIds.organization);
          await clock.step(2000);
        }),
        {seed: 20_261_122 + index, numRuns: 20},
      );
    },
  );

  it('goes on delivering', async () => {
    sandbox.reset();
    let calls = 0;
    const receiver = createServer((_, answer) => {
      calls++;
      answer.end();
    });
    const webhook = sandbox.store.organizations.get(exampleIds.organization)?.webhooks[0];
    if (webhook) webhook.url = `http://127.0.0.1:${await listen(receiver)}/packets`;
    // Sends what arrives after the endpoint was seen.
    await clock.step(1);
    sandbox.emitPackets(1, exampleIds.organization);
    await expect.poll(() => clock.step(2000).then(() => calls)).toBeGreaterThan(0);
    receiver.close();
  });
});
