import type {Components, Theme, TypographyVariantsOptions} from '@mui/material/styles';
import {baseFontSize, fontFamilies, fontWeights, type TextStyle, textStyles} from '../../design/typography';

/** Weight of each text style: headings carry more than running text. */
const weights: Record<TextStyle, number> = {
  title: fontWeights.bold,
  subtitle: fontWeights.semibold,
  h1: fontWeights.semibold,
  h2: fontWeights.semibold,
  h3: fontWeights.semibold,
  h4: fontWeights.semibold,
  p1: fontWeights.regular,
  p2: fontWeights.regular,
  p3: fontWeights.regular,
  p4: fontWeights.regular,
};

/** A text style with all that the library needs to know of it. */
function variant(name: TextStyle) {
  return {
    ...textStyles[name],
    fontFamily: fontFamilies.sans,
    fontWeight: weights[name],
    letterSpacing: weights[name] === fontWeights.regular ? 'normal' : '-0.015em',
  };
}

const names = Object.keys(textStyles) as TextStyle[];

/**
 * Our text styles as the library's typography. Its stock variants, which its own components use inside, are set to
 * ours; by type they cannot be chosen.
 */
export const typography: TypographyVariantsOptions = {
  ...(Object.fromEntries(names.map((name) => [name, variant(name)])) as Record<
    TextStyle,
    ReturnType<typeof variant>
  >),
  fontFamily: fontFamilies.sans,
  htmlFontSize: baseFontSize,
  fontWeightRegular: fontWeights.regular,
  fontWeightMedium: fontWeights.medium,
  fontWeightBold: fontWeights.bold,
  h5: variant('h4'),
  h6: variant('h3'),
  subtitle1: variant('p1'),
  subtitle2: variant('p2'),
  body1: variant('p1'),
  body2: variant('p2'),
  caption: variant('p3'),
  overline: variant('p3'),
  button: {...variant('p2'), fontWeight: fontWeights.semibold, lineHeight: 1.25, textTransform: 'none'},
};

/** `Typography`: which element a text style is by itself. */
export const typographyElements: Components<Theme>['MuiTypography'] = {
  defaultProps: {
    variant: 'p1',
    variantMapping: {title: 'h1', subtitle: 'p', p1: 'p', p2: 'p', p3: 'p', p4: 'p'},
  },
};
