import './mui/types';
import {createTheme} from '@mui/material/styles';
import {colour} from './cssVariables';
import {breakpoints, radii, spacingUnit} from './measures';
import {alpha} from './mui/alpha';
import {buttonGroup, toggleButton} from './mui/buttonGroups';
import {buttonBase, buttons} from './mui/buttons';
import {chip} from './mui/chip';
import {colours} from './mui/colours';
import {dialog} from './mui/dialog';
import {shadows} from './mui/shadows';
import {snackbar} from './mui/snackbar';
import {typography, typographyElements} from './mui/typography';

/**
 * The component library's theme, made of the tokens in this folder.
 *
 * The site's CSS variables own the colours, so the theme has one scheme and no mode: see mui/colours.ts.
 */
export const theme = Object.assign(
  createTheme({
    // `color-scheme` is the site's to set; native colours let the palette hold variables, which are never parsed.
    cssVariables: {nativeColor: true, disableCssColorScheme: true},
    palette: colours,
    typography,
    spacing: `${spacingUnit}rem`,
    shape: {borderRadius: radii.control},
    breakpoints: {values: breakpoints},
    shadows,
    motion: {reducedMotion: 'system'},
    focusVisible: {outlineColor: colour('focus')},
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
