import * as fc from 'fast-check';
import {expect, it} from 'vitest';
import {oddUrl} from '../testing/fuzz/oddValues';
import {canBeCalled, isLocal} from './canBeCalled';

it.each([
  ['https://ingest.logistics.example/packets', true],
  ['http://[::1]:8080/', true],
  ['https://', false],
  ['https://:99999', false],
  ['https://a.example:65536', false],
  ['https://a.example:0', false],
  ['https://user:password@a.example', false],
  ['https://user@a.example', false],
  ['data:,x', false],
])('%s: %s', (address, expected) => {
  expect(canBeCalled(address)).toBe(expected);
});

it('lets through only what fetch takes, and says of any text whether it is on this machine', () => {
  fc.assert(
    fc.property(fc.oneof(oddUrl, fc.webUrl(), fc.string()), (address) => {
      expect(isLocal(address)).toBeTypeOf('boolean');
      if (canBeCalled(address)) expect(() => new Request(address, {method: 'POST'})).not.toThrow();
    }),
    {seed: 20_261_122, numRuns: 2000},
  );
});
