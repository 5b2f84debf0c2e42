import type {Components, Theme} from '@mui/material/styles';
import {color} from '../../design/cssVariables';
import {components, spacingUnit} from '../../design/measures';
import {textStyles} from '../../design/typography';

/** `Chip`: a short fact, a filter, or something that was picked and can be dropped again. */
export const chip: Components<Theme>['MuiChip'] = {
  styleOverrides: {
    root: {
      height: components.chipHeight,
      borderRadius: components.chipHeight / 2,
      fontSize: textStyles.p2.fontSize,
      // Stronger than the library's own rule for clickable chips.
      '& .MuiChip-deleteIcon, & .MuiChip-deleteIcon:hover': {
        width: `${6 * spacingUnit}rem`,
        height: `${6 * spacingUnit}rem`,
        color: 'inherit',
      },
      '& .MuiChip-icon': {marginInline: `${2.5 * spacingUnit}rem ${-2 * spacingUnit}rem`},
      variants: [
        // Drawn when the system forces its colors.
        {props: {variant: 'filled'}, style: {border: '1px solid transparent'}},
        {
          props: {variant: 'filled', color: 'default'},
          style: {
            borderColor: color('hairline'),
            backgroundColor: color('hover'),
            '&.MuiChip-clickable:hover': {backgroundColor: color('selected')},
          },
        },
        {
          props: {},
          style: {
            '@media (forced-colors: active)': {
              '&, &:hover': {borderColor: 'CanvasText', backgroundColor: 'Canvas', color: 'CanvasText'},
              '&.Mui-disabled': {borderColor: 'GrayText', color: 'GrayText', opacity: 1},
            },
          },
        },
      ],
    },
    label: {paddingInline: `${3.5 * spacingUnit}rem`},
  },
};
