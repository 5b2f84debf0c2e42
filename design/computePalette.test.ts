import {converter} from 'culori';
import {describe, expect, it} from 'vitest';
import {computePalette, lightnessOf} from './computePalette';
import {type Hue, palette, shades} from './palette';

const oklch = converter('oklch');

describe('palette', () => {
  it('holds exactly what the computation gives', () => {
    expect(palette).toEqual(computePalette());
  });

  it.each(Object.keys(palette) as Hue[])('gives every shade of %s the lightness of its step', (hue) => {
    for (const shade of shades) {
      // Hex rounds each channel to 1/255, which moves the lightness by less than 0.006.
      expect(Math.abs((oklch(palette[hue][shade])?.l ?? 0) - lightnessOf(shade))).toBeLessThan(0.006);
    }
  });
});
