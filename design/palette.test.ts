import {converter} from 'culori';
import {expect, it} from 'vitest';
import {type Hue, palette, shades} from './palette';

const oklch = converter('oklch');

it.each(Object.keys(palette) as Hue[])('every shade of %s has the lightness of its step', (hue) => {
  for (const shade of shades) {
    const lightness = 0.975 - ((shade - 50) / 100) * 0.085;
    // Hex rounds each channel to 1/255, which moves the lightness by less than 0.006.
    expect(Math.abs((oklch(palette[hue][shade])?.l ?? 0) - lightness)).toBeLessThan(0.006);
  }
});
