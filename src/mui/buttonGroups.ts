import type {Components, Theme} from '@mui/material/styles';
import {color, share} from '../../design/cssVariables';
import {components, spacingUnit} from '../../design/measures';
import {textStyles} from '../../design/typography';

/** Size of each button of a group; a longer label makes its button wider. */
const grouped = {
  minWidth: components.buttonGroupWidth,
  height: components.buttonGroupHeight,
  minHeight: components.buttonGroupHeight,
  paddingBlock: 0,
  paddingInline: `${3 * spacingUnit}rem`,
  fontSize: textStyles.p2.fontSize,
} as const;

/** `ButtonGroup`: actions side by side. */
export const buttonGroup: Components<Theme>['MuiButtonGroup'] = {
  defaultProps: {variant: 'outlined', disableElevation: true},
  styleOverrides: {root: {'& .MuiButtonGroup-grouped': grouped}},
};

/** `ToggleButton`: one choice of a `ToggleButtonGroup`. */
export const toggleButton: Components<Theme>['MuiToggleButton'] = {
  styleOverrides: {
    root: {
      ...grouped,
      borderColor: color('outline'),
      color: color('text'),
      '&:hover': {backgroundColor: color('hover')},
      '&.Mui-selected, &.Mui-selected:hover': {
        backgroundColor: color('selected'),
        color: color('heading'),
        // The wash alone is no 3:1 against its neighbors.
        boxShadow: `inset 0 -2px ${color('accent')}`,
      },
      '&.Mui-disabled': {borderColor: share(color('outline'), 45)},
      '@media (forced-colors: active)': {
        '&.Mui-selected': {forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText'},
        '&.Mui-disabled': {color: 'GrayText'},
      },
    },
  },
};
