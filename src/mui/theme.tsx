import '@mui/material/themeCssVarsAugmentation';
import {createTheme, type Shadows, ThemeProvider, type TypographyVariant} from '@mui/material/styles';
import type {CSSProperties, ReactNode} from 'react';
import {color, share} from '../../design/cssVariables';
import {breakpoints, radii, space} from '../../design/measures';
import type {Hue, Shade} from '../../design/palette';
import {baseFontSize, fontFamilies, fontWeights, type TextStyle, textStyles} from '../../design/typography';
import {buttonComponents, type OwnButton} from './buttons';
import {colors} from './colors';
import {surfaceComponents} from './surfaces';

/** The library's 25 heights in four steps, of the shadows that the page's own stylesheets use too. */
const shadows = Array.from({length: 25}, (_, height) => {
  if (height === 0) return 'none';
  return `var(--ifm-global-shadow-${height <= 4 ? 'lw' : height <= 12 ? 'md' : 'tl'})`;
}) as Shadows;

/** A text style with all that the library needs to know of it: headings carry more weight than running text. */
function textStyle(name: TextStyle) {
  const isHeading = !name.startsWith('p');
  return {
    ...textStyles[name],
    fontFamily: fontFamilies.sans,
    fontWeight: name === 'title' ? fontWeights.bold : isHeading ? fontWeights.semibold : fontWeights.regular,
    letterSpacing: isHeading ? '-0.015em' : 'normal',
  };
}

const styleNames = Object.keys(textStyles) as TextStyle[];
const styles = Object.fromEntries(styleNames.map((name) => [name, textStyle(name)])) as Record<
  TextStyle,
  ReturnType<typeof textStyle>
>;

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
    typography: {
      ...styles,
      fontFamily: fontFamilies.sans,
      htmlFontSize: baseFontSize,
      fontWeightRegular: fontWeights.regular,
      fontWeightMedium: fontWeights.medium,
      fontWeightBold: fontWeights.bold,
      // Stock variants, which the library's own components use inside; by type they cannot be chosen.
      h6: styles.h3,
      body1: styles.p1,
      body2: styles.p2,
      button: {...styles.p2, fontWeight: fontWeights.semibold, lineHeight: 1.25, textTransform: 'none'},
    },
    spacing: space(1),
    shape: {borderRadius: radii.control},
    breakpoints: {values: breakpoints},
    shadows,
    motion: {reducedMotion: 'system'},
    focusVisible: {outlineColor: color('focus')},
    components: {
      ...buttonComponents,
      ...surfaceComponents,
      MuiTypography: {
        defaultProps: {
          variant: 'p1',
          variantMapping: {title: 'h1', subtitle: 'p', p1: 'p', p2: 'p', p3: 'p', p4: 'p'},
        },
      },
    },
  }),
  {alpha},
);

/**
 * Gives the theme to the interactive parts inside; for modules that are loaded on the reader's action only.
 *
 * Stores nothing, sets no mode and no base styles: the site owns all of that.
 */
export function ThemeScope({children}: {children: ReactNode}): ReactNode {
  return (
    <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null} disableNestedContext>
      {children}
    </ThemeProvider>
  );
}

type OwnVariant = Exclude<TextStyle, TypographyVariant>;
type StockVariant = Exclude<TypographyVariant, TextStyle>;
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
