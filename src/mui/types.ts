/** What the theme adds to the library's types, and what it takes away. */
import '@mui/material/themeCssVarsAugmentation';
import type {CSSProperties} from 'react';
import type {Hue, Shade} from '../../design/computePalette';
import type {TextStyle} from '../../design/typography';

type OwnVariant = Exclude<TextStyle, 'h1' | 'h2' | 'h3' | 'h4'>;
type Ramps = Record<Hue, Record<Shade, string>>;

declare module '@mui/material/styles' {
  interface Palette extends Ramps {}
  interface PaletteOptions extends Ramps {}
  interface TypographyVariants extends Record<OwnVariant, CSSProperties> {}
  interface TypographyVariantsOptions extends Record<OwnVariant, CSSProperties> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<OwnVariant, true> {
    h5: false;
    h6: false;
    subtitle1: false;
    subtitle2: false;
    body1: false;
    body2: false;
    caption: false;
    overline: false;
    button: false;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    circle: true;
    onlyIcon: true;
    menuLabel: true;
    confirmAction: true;
    rejectAction: true;
  }
}

declare module '@mui/material/Chip' {
  // There is one height.
  interface ChipPropsSizeOverrides {
    small: false;
  }
}
