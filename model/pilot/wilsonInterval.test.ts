import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {wilsonInterval} from './wilsonInterval';

describe('the interval of Wilson', () => {
  // 15 of 148 is the worked example of Newcombe 1998. With none of n, the high end is z² / (n + z²).
  it.each([
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
    [15, 148, 0.0624, 0.1605],
  ])('for %d of %d is %d to %d', (part, sample, low, high) => {
    const interval = wilsonInterval(part, sample);
    expect(interval.low).toBeCloseTo(low, 3);
    expect(interval.high).toBeCloseTo(high, 3);
  });

  it('holds what was seen, and gets narrower with a larger sample', () => {
    fc.assert(
      fc.property(
        fc.integer({min: 1, max: 500}),
        fc.double({min: 0, max: 1, noNaN: true}),
        (sample, share) => {
          const part = Math.round(share * sample);
          const {low, high} = wilsonInterval(part, sample);
          expect(low).toBeLessThanOrEqual(part / sample + 1e-9);
          expect(high).toBeGreaterThanOrEqual(part / sample - 1e-9);
          const larger = wilsonInterval(10 * part, 10 * sample);
          expect(larger.high - larger.low).toBeLessThan(high - low);
        },
      ),
    );
  });

  it('refuses a part that is no part', () => {
    expect(() => wilsonInterval(11, 10)).toThrow('The part is 11. Pass 0 to 10 devices.');
    expect(() => wilsonInterval(0, 0)).toThrow('The sample is 0. Pass 1 or more devices.');
  });
});
