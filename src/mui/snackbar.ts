import type {Components, Theme} from '@mui/material/styles';
import {color} from '../../design/cssVariables';
import {breakpoints, components, radii, spacingUnit} from '../../design/measures';

/** Screens narrower than the snackbar show it with the library's margin of half a rem on both sides. */
const minWidth = `min(${components.snackbarMinWidth}px, calc(100vw - 1rem))`;

/** `Snackbar`: a short message at the lower edge, and what it is drawn on. */
export const snackbar: Components<Theme> = {
  MuiSnackbar: {defaultProps: {anchorOrigin: {vertical: 'bottom', horizontal: 'center'}}},
  MuiSnackbarContent: {
    // Read out when the reader has finished a sentence: nothing that it says is urgent.
    defaultProps: {role: 'status'},
    styleOverrides: {
      root: {
        flexWrap: 'nowrap',
        minWidth,
        maxWidth: components.snackbarMaxWidth,
        padding: `${spacingUnit}rem ${4 * spacingUnit}rem`,
        border: `1px solid ${color('hairline')}`,
        borderRadius: radii.surface,
        [`@media (min-width: ${breakpoints.sm}px)`]: {minWidth},
      },
      message: {minWidth: 0, overflowWrap: 'anywhere'},
      action: {flexShrink: 0},
    },
  },
};
