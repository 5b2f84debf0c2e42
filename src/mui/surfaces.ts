import type {Components, Theme} from '@mui/material/styles';
import {color} from '../../design/cssVariables';
import {breakpoints, components, radii, space} from '../../design/measures';
import {textStyles} from '../../design/typography';

const edge = space(6);
const margin = space(4);
const hairline = `1px solid ${color('hairline')}`;

/** Screens narrower than the snackbar show it with the library's margin of half a rem on both sides. */
const snackbarWidth = `min(${components.snackbarMinWidth}px, calc(100vw - 1rem))`;

/** Chips, `Dialog` and its parts, and `Snackbar`: a short message at the lower edge, and what it is drawn on. */
export const surfaceComponents: Components<Theme> = {
  MuiChip: {
    styleOverrides: {
      root: {
        height: components.chipHeight,
        borderRadius: components.chipHeight / 2,
        fontSize: textStyles.p2.fontSize,
        // Stronger than the library's own rule for clickable chips.
        '& .MuiChip-deleteIcon, & .MuiChip-deleteIcon:hover': {width: edge, height: edge, color: 'inherit'},
        '& .MuiChip-icon': {marginInline: `${space(2.5)} ${space(-2)}`},
        variants: [
          {props: {variant: 'filled'}, style: {border: '1px solid transparent'}},
          {
            props: {variant: 'filled', color: 'default'},
            style: {
              borderColor: color('hairline'),
              backgroundColor: color('hover'),
              '&.MuiChip-clickable:hover': {backgroundColor: color('selected')},
            },
          },
        ],
      },
      label: {paddingInline: space(3.5)},
    },
  },
  MuiDialog: {
    styleOverrides: {
      backdrop: {backgroundColor: color('backdrop')},
      paper: {
        width: components.dialogWidth,
        maxWidth: `calc(100% - 2 * ${margin})`,
        margin,
        border: hairline,
        borderRadius: radii.surface,
      },
      paperFullScreen: {width: '100%', maxWidth: 'none', margin: 0, border: 0, borderRadius: 0},
    },
  },
  MuiDialogTitle: {styleOverrides: {root: {padding: `${edge} ${edge} ${space(2)}`, color: color('heading')}}},
  MuiDialogContent: {styleOverrides: {root: {padding: `0 ${edge}`}}},
  MuiDialogContentText: {styleOverrides: {root: {color: color('text')}}},
  MuiDialogActions: {styleOverrides: {root: {padding: edge, gap: space(2)}}},
  MuiSnackbar: {defaultProps: {anchorOrigin: {vertical: 'bottom', horizontal: 'center'}}},
  MuiSnackbarContent: {
    // Read out when the reader has finished a sentence: nothing that it says is urgent.
    defaultProps: {role: 'status'},
    styleOverrides: {
      root: {
        flexWrap: 'nowrap',
        minWidth: snackbarWidth,
        maxWidth: components.snackbarMaxWidth,
        padding: `${space(1)} ${margin}`,
        border: hairline,
        borderRadius: radii.surface,
        [`@media (min-width: ${breakpoints.sm}px)`]: {minWidth: snackbarWidth},
      },
      message: {minWidth: 0, overflowWrap: 'anywhere'},
      action: {flexShrink: 0},
    },
  },
};
