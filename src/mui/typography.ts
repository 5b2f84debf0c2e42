import type {Components, Theme, TypographyVariantsOptions} from '@mui/material/styles';
import {baseFontSize, fontFamilies, fontWeights, type TextStyle, textStyles} from '../../design/typography';

/** A text style with all that the library needs to know of it: headings carry more weight than running text. */
function variant(name: TextStyle) {
  const isHeading = !name.startsWith('p');
  return {
    ...textStyles[name],
    fontFamily: fontFamilies.sans,
    fontWeight: name === 'title' ? fontWeights.bold : isHeading ? fontWeights.semibold : fontWeights.regular,
    letterSpacing: isHeading ? '-0.015em' : 'normal',
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
  h6: variant('h3'),
  body1: variant('p1'),
  body2: variant('p2'),
  button: {...variant('p2'), fontWeight: fontWeights.semibold, lineHeight: 1.25, textTransform: 'none'},
};

/** `Typography`: which element a text style is by itself. */
export const typographyElements: Components<Theme>['MuiTypography'] = {
  defaultProps: {
    variant: 'p1',
    variantMapping: {title: 'h1', subtitle: 'p', p1: 'p', p2: 'p', p3: 'p', p4: 'p'},
  },
};
