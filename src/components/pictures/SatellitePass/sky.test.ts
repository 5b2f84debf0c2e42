import {describe, expect, it} from 'vitest';
import {positionAt} from './sky';

describe('a satellite at 550 km', () => {
  it.each([
    [30, 990],
    [45, 750],
  ])('is, at %i°, as far away as the page says: %i km', (elevation, range) => {
    const {x, y} = positionAt(elevation);
    expect(Math.abs(Math.hypot(x, y) - range)).toBeLessThan(5);
    expect(Math.atan2(y, x) * (180 / Math.PI)).toBeCloseTo(elevation);
  });

  it('stands overhead at 90°', () => {
    expect(positionAt(90).x).toBeCloseTo(0);
    expect(positionAt(90).y).toBeCloseTo(550);
  });
});
