import type {ColorSystemOptions} from '@mui/material/styles';
import {colour, share, tone, washOf} from '../../design/cssVariables';
import {palette as ramps} from '../../design/palette';
import type {ToneColours} from '../../design/schemes/Scheme';

/**
 * A tone as the library wants it. Tones are legible on the page, so the page's colour is legible on them; the
 * pressed shade goes further towards the colour of headings.
 */
function toneRange(kind: keyof ToneColours) {
  return {
    main: tone(kind),
    light: tone(kind),
    dark: `color-mix(in srgb, ${tone(kind)} 80%, ${colour('heading')})`,
    contrastText: colour('page'),
  };
}

/** Which of our tones stands for which of the library's kinds of message. */
const tonesByKind = {error: 'danger', warning: 'warning', info: 'info', success: 'tip'} as const;

/** Colours of messages; the library would mix its own for one mode only. */
function alertColours() {
  return Object.fromEntries(
    Object.entries(tonesByKind).flatMap(([kind, toneName]) => [
      [`${kind}Color`, colour('text')],
      [`${kind}IconColor`, tone(toneName)],
      [`${kind}StandardBg`, washOf(toneName)],
      [`${kind}FilledBg`, tone(toneName)],
      [`${kind}FilledColor`, colour('page')],
    ]),
  );
}

/**
 * The library's palette: every entry is the site's own CSS variable for the job, so the four schemes and a change
 * between them reach the components without React and without a second stored mode.
 *
 * Nothing is left for the library to compute: it would use relative colours, which some supported browsers lack.
 * `mode` is fixed because the library needs one; of the entries that depend on it, those are given whose components
 * the theme styles. Give the others before the first slider, switch, progress bar or text field.
 */
export const colours: NonNullable<ColorSystemOptions['palette']> = {
  mode: 'light',
  ...ramps,
  grey: {
    ...ramps.gray,
    A100: ramps.gray[100],
    A200: ramps.gray[200],
    A400: ramps.gray[400],
    A700: ramps.gray[700],
  },
  primary: {
    main: colour('primary'),
    light: colour('primary'),
    dark: colour('primaryHover'),
    contrastText: colour('onPrimary'),
  },
  secondary: {
    main: colour('accent'),
    light: colour('accent'),
    dark: colour('linkHover'),
    contrastText: colour('page'),
  },
  error: toneRange(tonesByKind.error),
  warning: toneRange(tonesByKind.warning),
  info: toneRange(tonesByKind.info),
  success: toneRange(tonesByKind.success),
  common: {background: colour('page'), onBackground: colour('text')},
  text: {
    primary: colour('text'),
    secondary: colour('textMuted'),
    disabled: share(colour('textMuted'), 65),
  },
  divider: colour('hairline'),
  background: {default: colour('page'), paper: colour('raised')},
  action: {
    active: colour('text'),
    hover: colour('hover'),
    selected: colour('selected'),
    disabled: share(colour('textMuted'), 65),
    disabledBackground: colour('hover'),
    focus: colour('selected'),
  },
  Alert: alertColours(),
  Button: {inheritContainedBg: colour('surface'), inheritContainedHoverBg: colour('selected')},
  Chip: {
    defaultBorder: colour('outline'),
    defaultAvatarColor: colour('heading'),
    defaultIconColor: colour('textMuted'),
  },
  Skeleton: {bg: colour('hover')},
  SnackbarContent: {bg: colour('raised'), color: colour('text')},
  SpeedDialAction: {fabHoverBg: colour('selected')},
  TableCell: {border: colour('hairline')},
  Tooltip: {bg: colour('raised')},
};
