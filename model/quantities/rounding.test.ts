import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {percent, threeDigits} from './numberText';
import {readPercent, readQuantity} from './testing/readQuantity';
import {round, roundDown, roundUp} from './rounding';

const values = fc.double({min: -1e9, max: 1e9, noNaN: true});
const decimals = fc.integer({min: 0, max: 6});
/** What floating point adds to a comparison. */
const almost = (value: number) => Math.abs(value) * 1e-11 + 1e-15;

describe('a figure that loses digits', () => {
  it('goes to its side, and by less than its last digit', () => {
    fc.assert(
      fc.property(values, decimals, (value, places) => {
        const [low, high] = [roundDown(value, places), roundUp(value, places)];
        expect(low).toBeLessThanOrEqual(value + almost(value));
        expect(high).toBeGreaterThanOrEqual(value - almost(value));
        expect(high - low).toBeLessThan(10 ** -places * 1.001 + almost(value));
        expect(Math.abs(round(value, places, 'nearest') - value)).toBeLessThanOrEqual(
          10 ** -places / 2 + almost(value),
        );
      }),
    );
  });

  it.each([
    [0.1 + 0.2, 1, 0.3],
    [4.32 * 30, 1, 129.6],
    [1.005 * 1000, 0, 1005],
    [-0, 0, 0],
  ])('stays where floating point alone has moved it: %d', (value, places, expected) => {
    expect(roundDown(value, places)).toBe(expected);
    expect(roundUp(value, places)).toBe(expected);
  });

  it('of three digits keeps its side', () => {
    fc.assert(
      fc.property(fc.double({min: -1e7, max: 1e7, noNaN: true}), (value) => {
        expect(readQuantity(threeDigits(value, 'down'))).toBeLessThanOrEqual(value + almost(value));
        expect(readQuantity(threeDigits(value, 'up'))).toBeGreaterThanOrEqual(value - almost(value));
      }),
    );
  });

  it.each([
    [415.5, '415', '416'],
    [-4.823, '−4.83', '−4.82'],
    [999.6, '999', '1,000'],
    [0.012_345, '0.0123', '0.0124'],
    [0, '0', '0'],
    [Number.POSITIVE_INFINITY, '∞', '∞'],
  ])('%d is %s or %s', (value, down, up) => {
    expect([threeDigits(value, 'down'), threeDigits(value, 'up')]).toEqual([down, up]);
  });
});

describe('a percentage', () => {
  it('is never all nor nothing unless the share is, and keeps its side', () => {
    const shares = fc.oneof(
      fc.double({min: 1e-6, max: 1 - 1e-9, noNaN: true}),
      fc.double({min: 0.99, max: 1 - 2 ** -53, noNaN: true}),
    );
    fc.assert(
      fc.property(shares, fc.constantFrom(0, 1), (share, places) => {
        for (const rounding of ['nearest', 'down', 'up'] as const) {
          const text = percent(share, rounding, places);
          expect(text).not.toMatch(/^(100|0) %$/);
        }
        expect(readPercent(percent(share, 'down', places))).toBeLessThanOrEqual(share + almost(share));
        expect(readPercent(percent(share, 'up', places))).toBeGreaterThanOrEqual(share - almost(share));
      }),
      {numRuns: 500},
    );
    expect([percent(1), percent(0), percent(1 - 2 ** -53)]).toEqual(['100 %', '0 %', '> 99.9 %']);
  });
});
