import type {Components, Theme} from '@mui/material/styles';
import {colour, share} from '../../design/cssVariables';
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
      borderColor: colour('outline'),
      color: colour('text'),
      '&:hover': {backgroundColor: colour('hover')},
      '&.Mui-selected, &.Mui-selected:hover': {
        backgroundColor: colour('selected'),
        color: colour('heading'),
        // The wash alone is no 3:1 against its neighbours.
        boxShadow: `inset 0 -2px ${colour('accent')}`,
      },
      '&.Mui-disabled': {borderColor: share(colour('outline'), 45)},
      '@media (forced-colors: active)': {
        '&.Mui-selected': {forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText'},
        '&.Mui-disabled': {color: 'GrayText'},
      },
    },
  },
};
