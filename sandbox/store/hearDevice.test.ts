import fs from 'node:fs';
import * as fc from 'fast-check';
import {expect, it} from 'vitest';
import {start} from '../testing/createTestSandbox';
import {testSandbox} from '../testing/testSandbox';

const day = 86_400;

const page = fs.readFileSync('docs/guides/integration/get-device-packet-data.mdx', 'utf8');
/** The window of the page's back-fill, in days before now, and the packets that it shows. */
const [from, to] = [...page.matchAll(/now - (\d+) \* 86400/g)].map(([, days]) => Number(days));
const shown = Number(/Window complete: (\d+) packets/.exec(page)?.[1]);

it('has as many packets as the page of the back-fill shows, whenever the sandbox and the window began', async () => {
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
        let query: Record<string, string> = {start: String(now - from * day), end: String(now - to * day)};
        let total = 0;
        for (let token = ''; ; ) {
          const headers = token ? {'Continuation-Token': token} : undefined;
          const response = await call('retrieve-organization-packets', {query, headers});
          total += (await response.json()).packets.length;
          token = response.headers.get('Continuation-Token') ?? '';
          if (!token) break;
          query = {};
        }
        expect(total).toBe(shown);
      },
    ),
    {seed: 20_261_122, numRuns: 25},
  );
});
