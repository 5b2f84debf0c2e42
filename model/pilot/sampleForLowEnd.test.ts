import {expect, it} from 'vitest';
import {sampleForLowEnd} from './sampleForLowEnd';
import {wilsonInterval} from './wilsonInterval';

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
