/** Shade names from lightest to darkest; 50 and 950 are half a step beyond their neighbors. */
export const shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;

export type Shade = (typeof shades)[number];

function ramp(colors: string): Record<Shade, string> {
  const values = colors.split(' ');
  return Object.fromEntries(shades.map((shade, index) => [shade, values[index]])) as Record<Shade, string>;
}

/**
 * The site’s colors, lightest first: sRGB hex values, perceptually even. A shade has the same lightness (OKLCH) in every
 * hue: 0.975 at 50, and 0.085 less for each 100.
 */
export const palette = {
  gray: ramp('#f6f6fd #e8e8f1 #cccbd8 #b0b0bf #9696a5 #7d7c8c #646473 #4d4c5a #363642 #21212a #18171f'),
  blue: ramp('#f3f7ff #dee9ff #b4cdff #8bb1ff #6192ff #3e74f2 #2758d5 #133fb3 #05278d #001265 #000b4f'),
  purple: ramp('#f7f5ff #e9e5ff #cfc3ff #b7a0ff #a07aff #885de6 #7041c9 #5827a8 #410f84 #2a005c #1f0046'),
  green: ramp('#e4ffec #bff9d2 #92e2ae #67ca8e #3cb170 #009655 #007944 #005e33 #004323 #002b14 #001f0d'),
  yellow: ramp('#fff6e3 #ffe6b2 #ebc87f #d5ac50 #bd9019 #9f7700 #806000 #634900 #483400 #2e2000 #211600'),
  red: ramp('#fff4f3 #ffe0de #ffb8b5 #ff8b89 #f26063 #d73f48 #b91c2f #95001e #6d0013 #480009 #360005'),
  magenta: ramp('#fff3f9 #ffdeef #ffb1dd #fc81cb #e55eb2 #ca3d98 #ac1b7f #8a0063 #650048 #42002e #310021'),
  teal: ramp('#ddfffd #b7f7f4 #86dfdb #55c7c3 #13ada9 #00918d #007572 #005a58 #00413f #002928 #001d1d'),
};

export type Hue = keyof typeof palette;
