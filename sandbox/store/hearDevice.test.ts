import * as fc from 'fast-check';
import {expect, it} from 'vitest';
import {start} from '../testing/createTestSandbox';
import {testSandbox} from '../testing/testSandbox';

const day = 86_400;

it('has the same number of packets in every window of whole days, whenever the sandbox and the window began', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(3 * day),
      fc.nat(day),
      fc.integer({min: 1, max: 100}),
      async (startedAfter, askedAfter, seed) => {
        const clock = {time: start + startedAfter * 1000};
        const {call} = testSandbox({now: () => clock.time, seed});
        clock.time += askedAfter * 1000;
        const now = Math.floor(clock.time / 1000);
        let query: Record<string, string> = {start: String(now - 4 * day), end: String(now - day)};
        let total = 0;
        for (let token = ''; ; ) {
          const headers = token ? {'Continuation-Token': token} : undefined;
          const response = await call('retrieve-organization-packets', {query, headers});
          total += (await response.json()).packets.length;
          token = response.headers.get('Continuation-Token') ?? '';
          if (!token) break;
          query = {};
        }
        expect(total).toBe(1122);
      },
    ),
    {seed: 20_261_122, numRuns: 25},
  );
});
