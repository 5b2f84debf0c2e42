import {describe, expect, it} from 'vitest';
import {differenceInterval, mostThatIsDrop} from './differenceInterval';

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
