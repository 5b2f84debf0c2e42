import {clampChroma, formatHex} from 'culori';
import {type Hue, type palette, type Shade, shades} from './palette';

/** OKLCH hue in degrees and the most chroma a hue reaches, at its middle shades. */
const hues: Record<Hue, {hue: number; chroma: number}> = {
  gray: {hue: 287, chroma: 0.024},
  blue: {hue: 264, chroma: 0.2},
  purple: {hue: 294, chroma: 0.2},
  green: {hue: 155, chroma: 0.15},
  yellow: {hue: 85, chroma: 0.14},
  red: {hue: 22, chroma: 0.19},
  magenta: {hue: 345, chroma: 0.2},
  teal: {hue: 192, chroma: 0.12},
};

/** OKLCH lightness that every hue has at this shade: 0.975 at 50, and 0.085 less for each 100. */
export function lightnessOf(shade: Shade): number {
  return 0.975 - ((shade - 50) / 100) * 0.085;
}

/** Full chroma in the middle, falling towards both ends, where sRGB has little room. */
function chromaOf(shade: Shade, most: number): number {
  const fromMiddle = (lightnessOf(shade) - 0.55) / 0.5;
  return most * (1 - 0.8 * fromMiddle ** 2);
}

/** Computes the palette as sRGB hex values; the test beside it prints what `palette.ts` has otherwise. */
export function computePalette(): typeof palette {
  const entries = Object.entries(hues).map(([name, {hue, chroma}]) => {
    const row = shades.map((shade) => {
      const color = {mode: 'oklch', l: lightnessOf(shade), c: chromaOf(shade, chroma), h: hue} as const;
      return [shade, formatHex(clampChroma(color, 'oklch'))];
    });
    return [name, Object.fromEntries(row)];
  });
  return Object.fromEntries(entries);
}
