import {describe, expect, it} from 'vitest';
import {keepMiddle, nextZoom} from './zoom';

describe('the zoom of a figure', () => {
  it('goes up and down in steps', () => {
    expect(nextZoom(1, 'in')).toBe(1.5);
    expect(nextZoom(3, 'out')).toBe(2);
  });

  it('ends at the window’s width and at four times that', () => {
    expect(nextZoom(1, 'out')).toBe(1);
    expect(nextZoom(4, 'in')).toBe(4);
  });

  it('keeps what is in the middle there', () => {
    // The point 150 of a box that shows 100 to 200 is at 300 when all is twice as large.
    expect(keepMiddle(100, 100, 2)).toBe(250);
    expect(keepMiddle(250, 100, 1 / 2)).toBe(100);
  });
});
