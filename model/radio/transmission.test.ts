import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {chanceUndisturbed, freeSpaceRangeFactor, intervalUnits} from './transmission';

describe('the chance that a packet meets no other', () => {
  it.each([
    [300, 0.5, 0.637],
    [300, 5, 0.956],
    [0, 1, 1],
  ])('with %i devices at %d s', (devices, intervalS, chance) => {
    expect(chanceUndisturbed({devices, intervalS})).toBeCloseTo(chance, 3);
  });

  it('falls with each device, and rises with the interval', () => {
    const devices = fc.integer({min: 1, max: 5000});
    const intervalS = fc.double({min: 0.1, max: 10, noNaN: true});
    fc.assert(
      fc.property(devices, intervalS, (count, interval) => {
        const chance = chanceUndisturbed({devices: count, intervalS: interval});
        expect(chanceUndisturbed({devices: count - 1, intervalS: interval})).toBeGreaterThan(chance);
        expect(chanceUndisturbed({devices: count, intervalS: interval * 2})).toBeGreaterThan(chance);
      }),
    );
  });
});

describe('what the radio is set to', () => {
  it.each([
    [0.1, 160],
    [1, 1600],
    [10.24, 16_384],
  ])('%d s are %d units', (intervalS, units) => expect(intervalUnits(intervalS)).toBe(units));

  it('reaches twice as far with 6 dB more', () => {
    expect(freeSpaceRangeFactor(6)).toBeCloseTo(2, 1);
    expect(freeSpaceRangeFactor(0)).toBe(1);
  });
});
