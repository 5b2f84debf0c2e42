import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {differenceInterval, mostThatIsDrop, sampleForLowEnd, wilsonInterval} from './pilot';

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
});

describe('the interval of Newcombe', () => {
  // Method 10 in the examples (a), (b) and (e) of Newcombe 1998, Interval estimation for the difference.
  it.each([
    [56, 70, 48, 80, 0.0524, 0.3339],
    [9, 10, 3, 10, 0.1705, 0.809],
    [5, 56, 0, 29, -0.0381, 0.1926],
  ])('for %d of %d and %d of %d', (part, sample, laterPart, laterSample, low, high) => {
    const interval = differenceInterval({part, sample}, {part: laterPart, sample: laterSample});
    expect(interval.low).toBeCloseTo(low, 3);
    expect(interval.high).toBeCloseTo(high, 3);
  });
});

describe('a drop', () => {
  it('is told from chance at one device', () => {
    const pilot = {part: 95, sample: 100};
    const most = mostThatIsDrop(pilot, 300);
    expect(differenceInterval(pilot, {part: most, sample: 300}).low).toBeGreaterThan(0);
    expect(differenceInterval(pilot, {part: most + 1, sample: 300}).low).toBeLessThanOrEqual(0);
  });

  it('is none after a pilot in which nothing was heard', () => {
    expect(mostThatIsDrop({part: 0, sample: 10}, 10)).toBe(-1);
  });
});

describe('the sample for a lower end', () => {
  it.each([
    [0.97, 0.95],
    [0.98, 0.95],
    [1, 0.95],
    [0.5, 0.1],
  ])(
    'a pilot in which %d are heard reaches a lower end of %d, and one with a device less does not',
    (seen, low) => {
      const sample = sampleForLowEnd(seen, low);
      expect(wilsonInterval(seen * sample, sample).low).toBeGreaterThanOrEqual(low);
      expect(wilsonInterval(seen * (sample - 1), sample - 1).low).toBeLessThan(low);
    },
  );

  it('takes 73 devices to promise 95 % when all are heard: n / (n + z²)', () => {
    expect(sampleForLowEnd(1, 0.95)).toBe(73);
  });

  it('refuses a lower end that no sample reaches', () => {
    expect(() => sampleForLowEnd(0.95, 0.95)).toThrow(
      'The lower end of 0.95 is not below the 0.95 that is seen.',
    );
  });
});
