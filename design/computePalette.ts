import {clampChroma, formatHex} from 'culori';

/** Shade names from lightest to darkest; 50 and 950 are half a step beyond their neighbors. */
export const shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;

/** One of the eleven shades of a hue. */
export type Shade = (typeof shades)[number];

/** OKLCH hue in degrees and the most chroma a hue reaches, at its middle shades. */
const hues = {
  gray: {hue: 287, chroma: 0.024},
  blue: {hue: 264, chroma: 0.2},
  purple: {hue: 294, chroma: 0.2},
  green: {hue: 155, chroma: 0.15},
  yellow: {hue: 85, chroma: 0.14},
  red: {hue: 22, chroma: 0.19},
  magenta: {hue: 345, chroma: 0.2},
  teal: {hue: 192, chroma: 0.12},
} as const;

/** Name of a hue in the palette. */
export type Hue = keyof typeof hues;

/** OKLCH lightness of shade 50; each full step down takes `lightnessStep` away, whatever the hue. */
export const lightest = 0.975;

/** OKLCH lightness between two shades whose names differ by 100. */
export const lightnessStep = 0.085;

/** OKLCH lightness that every hue has at this shade. */
export function lightnessOf(shade: Shade): number {
  return lightest - ((shade - 50) / 100) * lightnessStep;
}

/** Full chroma in the middle, falling towards both ends, where sRGB has little room. */
function chromaOf(shade: Shade, most: number): number {
  const fromMiddle = (lightnessOf(shade) - 0.55) / 0.5;
  return most * (1 - 0.8 * fromMiddle ** 2);
}

/** Computes the palette as sRGB hex values; the test beside it prints what `palette.ts` has otherwise. */
export function computePalette(): Record<Hue, Record<Shade, string>> {
  const entries = Object.entries(hues).map(([name, {hue, chroma}]) => {
    const row = shades.map((shade) => {
      const color = {mode: 'oklch', l: lightnessOf(shade), c: chromaOf(shade, chroma), h: hue} as const;
      return [shade, formatHex(clampChroma(color, 'oklch'))];
    });
    return [name, Object.fromEntries(row)];
  });
  return Object.fromEntries(entries);
}
