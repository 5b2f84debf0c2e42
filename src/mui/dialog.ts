import type {Components, Theme} from '@mui/material/styles';
import {color} from '../../design/cssVariables';
import {components, radii, spacingUnit} from '../../design/measures';

const edge = `${6 * spacingUnit}rem`;
const margin = `${4 * spacingUnit}rem`;

/** `Dialog` and its parts. */
export const dialog: Components<Theme> = {
  MuiDialog: {
    styleOverrides: {
      backdrop: {backgroundColor: color('backdrop')},
      paper: {
        width: components.dialogWidth,
        maxWidth: `calc(100% - 2 * ${margin})`,
        margin,
        border: `1px solid ${color('hairline')}`,
        borderRadius: radii.surface,
      },
      paperFullScreen: {width: '100%', maxWidth: 'none', margin: 0, border: 0, borderRadius: 0},
    },
  },
  MuiDialogTitle: {
    styleOverrides: {root: {padding: `${edge} ${edge} ${2 * spacingUnit}rem`, color: color('heading')}},
  },
  MuiDialogContent: {styleOverrides: {root: {padding: `0 ${edge}`}}},
  MuiDialogContentText: {styleOverrides: {root: {color: color('text')}}},
  MuiDialogActions: {styleOverrides: {root: {padding: edge, gap: `${2 * spacingUnit}rem`}}},
};
