import type {Components, CSSObject, Theme} from '@mui/material/styles';
import {color, share} from '../../design/cssVariables';
import {components, radii, spacingUnit} from '../../design/measures';
import {fontWeights, textStyles} from '../../design/typography';

const {small, medium, large} = components.buttonHeights;
const heights = {small, medium, large};

/** The button is as tall as its size says; a label that wraps makes it grow. */
const sizes = {
  small: {minHeight: small, paddingInline: `${3 * spacingUnit}rem`, fontSize: textStyles.p2.fontSize},
  medium: {minHeight: medium, paddingInline: `${4 * spacingUnit}rem`, fontSize: textStyles.p2.fontSize},
  large: {minHeight: large, paddingInline: `${6 * spacingUnit}rem`, fontSize: textStyles.p1.fontSize},
} as const;

type Size = keyof typeof sizes;

/** Round or square: as wide as it is tall. */
function square(variant: 'circle' | 'onlyIcon') {
  return (Object.keys(heights) as Size[]).map((size) => ({
    props: {variant, size},
    style: {width: heights[size], height: heights[size], minWidth: 0, padding: 0},
  }));
}

/** Where the pointer can hover; on touch screens the color would stay after the tap. */
function onHover(style: CSSObject): CSSObject {
  return {'@media (hover: hover)': {'&:hover:not(.Mui-disabled)': style}};
}

const disabledOutline = {'&.Mui-disabled': {borderColor: share(color('outline'), 45)}};

/** One icon on a disc. */
const circle: CSSObject = {
  borderRadius: '50%',
  borderColor: color('outline'),
  backgroundColor: color('surface'),
  color: color('heading'),
  ...onHover({borderColor: color('accent'), backgroundColor: color('selected')}),
  ...disabledOutline,
};

/** One icon and nothing around it until it is pointed at; as a switch, marked while it is on. */
const onlyIcon: CSSObject = {
  color: color('textMuted'),
  ...onHover({backgroundColor: color('hover'), color: color('heading')}),
  '&[aria-pressed=true]': {backgroundColor: color('selected'), color: color('heading')},
};

/** Names a menu, or an entry in one; marked while its menu is open. */
const menuLabel: CSSObject = {
  justifyContent: 'flex-start',
  color: color('text'),
  fontWeight: fontWeights.medium,
  textAlign: 'start',
  ...onHover({backgroundColor: color('hover'), color: color('heading')}),
  '&[aria-expanded=true]': {backgroundColor: color('selected'), color: color('heading')},
  '& .MuiButton-endIcon': {marginInlineStart: 'auto', paddingInlineStart: `${2 * spacingUnit}rem`},
};

const answerWidth = `${24 * spacingUnit}rem`;

/** The answer that goes ahead. */
const confirmAction: CSSObject = {
  minWidth: answerWidth,
  backgroundColor: color('primary'),
  color: color('onPrimary'),
  ...onHover({backgroundColor: color('primaryHover')}),
  '&.Mui-disabled': {backgroundColor: color('hover')},
};

/** The answer that changes nothing: quieter, and as wide. */
const rejectAction: CSSObject = {
  minWidth: answerWidth,
  borderColor: color('outline'),
  color: color('text'),
  ...onHover({borderColor: color('text'), backgroundColor: color('hover')}),
  ...disabledOutline,
};

/** Fills would stay, and the system's ground behind the text would cover its letters. */
const forced: CSSObject = {
  '@media (forced-colors: active)': {
    '&, &:hover': {borderColor: 'ButtonText', backgroundColor: 'ButtonFace', color: 'ButtonText'},
    '&.Mui-disabled': {borderColor: 'GrayText', color: 'GrayText'},
  },
};

/** `Button`: the library's variants and ours, in three sizes. */
export const buttons: Components<Theme>['MuiButton'] = {
  defaultProps: {disableElevation: true},
  styleOverrides: {
    root: {
      minWidth: 0,
      paddingBlock: 0,
      borderRadius: radii.control,
      // Windows draws it when it forces its colors; otherwise nothing would say where the button ends.
      border: '1px solid transparent',
      variants: [
        ...(Object.keys(sizes) as Size[]).map((size) => ({props: {size}, style: sizes[size]})),
        {props: {variant: 'outlined'}, style: {borderColor: 'currentcolor', ...disabledOutline}},
        {props: {variant: 'circle'}, style: circle},
        {props: {variant: 'onlyIcon'}, style: onlyIcon},
        {props: {variant: 'menuLabel'}, style: menuLabel},
        {props: {variant: 'confirmAction'}, style: confirmAction},
        {props: {variant: 'rejectAction'}, style: rejectAction},
        ...square('circle'),
        ...square('onlyIcon'),
        {props: {}, style: forced},
      ],
    },
  },
};

/** Every button: no ripple, so that pressing is as calm as the rest of the page. */
export const buttonBase: Components<Theme>['MuiButtonBase'] = {
  defaultProps: {disableRipple: true},
};
