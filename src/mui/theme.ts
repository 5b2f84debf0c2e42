import '@mui/material/themeCssVarsAugmentation';
import {createTheme, type Shadows} from '@mui/material/styles';
import type {CSSProperties} from 'react';
import {color, share} from '../../design/cssVariables';
import {breakpoints, radii, space} from '../../design/measures';
import type {Hue, Shade} from '../../design/palette';
import type {TextStyle} from '../../design/typography';
import {buttonComponents, type OwnButton} from './buttons';
import {colors} from './colors';
import {surfaceComponents} from './surfaces';
import {typography, typographyElements} from './typography';

/** The library's 25 heights in four steps, of the shadows that the page's own stylesheets use too. */
const shadows = Array.from({length: 25}, (_, height) => {
  if (height === 0) return 'none';
  return `var(--ifm-global-shadow-${height <= 4 ? 'lw' : height <= 12 ? 'md' : 'tl'})`;
}) as Shadows;

/**
 * Makes a color translucent, in place of the library's own `theme.alpha`, which writes relative colors
 * (`oklch(from …)`) that Chrome before 119, Firefox before 128 and Safari before 18 do not know.
 *
 * @param coefficient a number, or what components pass: sums of numbers and of variables that have them as fallback
 */
export function alpha(ofColor: string, coefficient: number | string): string {
  const parts = String(coefficient).match(/\d*\.?\d+/g) ?? [];
  const sum = parts.reduce((total, part) => total + Number(part), 0);
  return share(ofColor, Math.round(sum * 1000) / 10);
}

/**
 * The component library's theme, made of the tokens in `design/`.
 *
 * The site's CSS variables own the colors, so the theme has one scheme and no mode: see colors.ts.
 */
export const theme = Object.assign(
  createTheme({
    // `color-scheme` is the site's to set; native colors let the palette hold variables, which are never parsed.
    cssVariables: {nativeColor: true, disableCssColorScheme: true},
    palette: colors,
    typography,
    spacing: space(1),
    shape: {borderRadius: radii.control},
    breakpoints: {values: breakpoints},
    shadows,
    motion: {reducedMotion: 'system'},
    focusVisible: {outlineColor: color('focus')},
    components: {...buttonComponents, ...surfaceComponents, MuiTypography: typographyElements},
  }),
  {alpha},
);

type OwnVariant = Exclude<TextStyle, 'h1' | 'h2' | 'h3' | 'h4'>;
type StockVariant =
  | 'h5'
  | 'h6'
  | 'subtitle1'
  | 'subtitle2'
  | 'body1'
  | 'body2'
  | 'caption'
  | 'overline'
  | 'button';
type Ramps = Record<Hue, Record<Shade, string>>;

// What the theme adds to the library's types, and what it takes away.
declare module '@mui/material/styles' {
  interface Palette extends Ramps {}
  interface PaletteOptions extends Ramps {}
  interface TypographyVariants extends Record<OwnVariant, CSSProperties> {}
  interface TypographyVariantsOptions extends Record<OwnVariant, CSSProperties> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<OwnVariant, true>, Record<StockVariant, false> {}
}

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides extends Record<OwnButton, true> {}
}

declare module '@mui/material/Chip' {
  // There is one height.
  interface ChipPropsSizeOverrides extends Record<'small', false> {}
}
