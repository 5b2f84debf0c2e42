import './types';
import {createTheme} from '@mui/material/styles';
import {color} from '../../design/cssVariables';
import {breakpoints, radii, spacingUnit} from '../../design/measures';
import {alpha} from './alpha';
import {buttonGroup, toggleButton} from './buttonGroups';
import {buttonBase, buttons} from './buttons';
import {chip} from './chip';
import {colors} from './colors';
import {dialog} from './dialog';
import {shadows} from './shadows';
import {snackbar} from './snackbar';
import {typography, typographyElements} from './typography';

/**
 * The component library's theme, made of the tokens in this folder.
 *
 * The site's CSS variables own the colors, so the theme has one scheme and no mode: see mui/colors.ts.
 */
export const theme = Object.assign(
  createTheme({
    // `color-scheme` is the site's to set; native colors let the palette hold variables, which are never parsed.
    cssVariables: {nativeColor: true, disableCssColorScheme: true},
    palette: colors,
    typography,
    spacing: `${spacingUnit}rem`,
    shape: {borderRadius: radii.control},
    breakpoints: {values: breakpoints},
    shadows,
    motion: {reducedMotion: 'system'},
    focusVisible: {outlineColor: color('focus')},
    components: {
      MuiButtonBase: buttonBase,
      MuiButton: buttons,
      MuiButtonGroup: buttonGroup,
      MuiChip: chip,
      MuiToggleButton: toggleButton,
      MuiTypography: typographyElements,
      ...dialog,
      ...snackbar,
    },
  }),
  {alpha},
);
