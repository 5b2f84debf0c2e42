import type {Components, CSSObject, Theme} from '@mui/material/styles';
import {color, share} from '../../design/cssVariables';
import {components, radii, space} from '../../design/measures';
import {fontWeights, textStyles} from '../../design/typography';

const {buttonHeights: heights, buttonGroupWidth, buttonGroupHeight} = components;
const {p1, p2} = textStyles;
const sizes = ['small', 'medium', 'large'] as const;
const paddings = {small: space(3), medium: space(4), large: space(6)};

/** Where the pointer can hover; on touch screens the color would stay after the tap. */
function onHover(style: CSSObject): CSSObject {
  return {'@media (hover: hover)': {'&:hover:not(.Mui-disabled)': style}};
}

const disabledOutline = {'&.Mui-disabled': {borderColor: share(color('outline'), 45)}};
const pointedAt = {backgroundColor: color('hover'), color: color('heading')};
const chosen = {backgroundColor: color('selected'), color: color('heading')};
const answerWidth = space(24);

const ownVariants = {
  /** One icon on a disc. */
  circle: {
    borderRadius: '50%',
    borderColor: color('outline'),
    backgroundColor: color('surface'),
    color: color('heading'),
    ...onHover({borderColor: color('accent'), backgroundColor: color('selected')}),
    ...disabledOutline,
  },
  /** One icon and nothing around it until it is pointed at; as a switch, marked while it is on. */
  onlyIcon: {color: color('textMuted'), ...onHover(pointedAt), '&[aria-pressed=true]': chosen},
  /** Names a menu, or an entry in one; marked while its menu is open. */
  menuLabel: {
    justifyContent: 'flex-start',
    color: color('text'),
    fontWeight: fontWeights.medium,
    textAlign: 'start',
    ...onHover(pointedAt),
    '&[aria-expanded=true]': chosen,
    '& .MuiButton-endIcon': {marginInlineStart: 'auto', paddingInlineStart: space(2)},
  },
  /** The answer that goes ahead. */
  confirmAction: {
    minWidth: answerWidth,
    backgroundColor: color('primary'),
    color: color('onPrimary'),
    ...onHover({backgroundColor: color('primaryHover')}),
    '&.Mui-disabled': {backgroundColor: color('hover')},
  },
  /** The answer that changes nothing: quieter, and as wide. */
  rejectAction: {
    minWidth: answerWidth,
    borderColor: color('outline'),
    color: color('text'),
    ...onHover({borderColor: color('text'), backgroundColor: color('hover')}),
    ...disabledOutline,
  },
} as const satisfies Record<string, CSSObject>;

export type OwnButton = keyof typeof ownVariants;

/** Size of each button of a group; a longer label makes its button wider. */
const grouped = {
  minWidth: buttonGroupWidth,
  height: buttonGroupHeight,
  minHeight: buttonGroupHeight,
  paddingBlock: 0,
  paddingInline: space(3),
  fontSize: p2.fontSize,
} as const;

/** `Button`: the library's variants and ours, in three sizes. `ButtonGroup`: actions, or a choice, side by side. */
export const buttonComponents: Components<Theme> = {
  // No ripple, so that pressing is as calm as the rest of the page.
  MuiButtonBase: {defaultProps: {disableRipple: true}},
  MuiButton: {
    defaultProps: {disableElevation: true},
    styleOverrides: {
      root: {
        minWidth: 0,
        paddingBlock: 0,
        borderRadius: radii.control,
        // Windows draws it when it forces its colors; otherwise nothing would say where the button ends.
        border: '1px solid transparent',
        variants: [
          // As tall as its size says; a label that wraps makes it grow.
          ...sizes.map((size) => ({
            props: {size},
            style: {
              minHeight: heights[size],
              paddingInline: paddings[size],
              fontSize: size === 'large' ? p1.fontSize : p2.fontSize,
            },
          })),
          {props: {variant: 'outlined'}, style: {borderColor: 'currentcolor', ...disabledOutline}},
          ...(Object.keys(ownVariants) as OwnButton[]).map((variant) => ({
            props: {variant},
            style: ownVariants[variant],
          })),
          // Round or square: as wide as it is tall.
          ...(['circle', 'onlyIcon'] as const).flatMap((variant) =>
            sizes.map((size) => ({
              props: {variant, size},
              style: {width: heights[size], height: heights[size], minWidth: 0, padding: 0},
            })),
          ),
          {
            props: {},
            style: {
              // Fills would stay, and the system's ground behind the text would cover its letters.
              '@media (forced-colors: active)': {
                '&, &:hover': {borderColor: 'ButtonText', backgroundColor: 'ButtonFace', color: 'ButtonText'},
                '&.Mui-disabled': {borderColor: 'GrayText', color: 'GrayText'},
              },
            },
          },
        ],
      },
    },
  },
  MuiButtonGroup: {
    defaultProps: {variant: 'outlined', disableElevation: true},
    styleOverrides: {root: {'& .MuiButtonGroup-grouped': grouped}},
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        ...grouped,
        borderColor: color('outline'),
        color: color('text'),
        '&:hover': {backgroundColor: color('hover')},
        '&.Mui-selected, &.Mui-selected:hover': {
          ...chosen,
          // The wash alone is no 3:1 against its neighbors.
          boxShadow: `inset 0 -2px ${color('accent')}`,
        },
        ...disabledOutline,
      },
    },
  },
};
