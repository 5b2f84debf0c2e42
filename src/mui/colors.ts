import type {ColorSystemOptions} from '@mui/material/styles';
import {color, share, tone, washOf} from '../../design/cssVariables';
import {palette as ramps} from '../../design/palette';
import type {ToneColors} from '../../design/schemes/Scheme';

/**
 * A tone as the library wants it. Tones are legible on the page, so the page's color is legible on them; the
 * pressed shade goes further towards the color of headings.
 */
function toneRange(kind: keyof ToneColors) {
  return {
    main: tone(kind),
    light: tone(kind),
    dark: `color-mix(in srgb, ${tone(kind)} 80%, ${color('heading')})`,
    contrastText: color('page'),
  };
}

/** Which of our tones stands for which of the library's kinds of message. */
const tonesByKind = {error: 'danger', warning: 'warning', info: 'info', success: 'tip'} as const;

/** Colors of messages; the library would mix its own for one mode only. */
function alertColors() {
  return Object.fromEntries(
    Object.entries(tonesByKind).flatMap(([kind, toneName]) => [
      [`${kind}Color`, color('text')],
      [`${kind}IconColor`, tone(toneName)],
      [`${kind}StandardBg`, washOf(toneName)],
      [`${kind}FilledBg`, tone(toneName)],
      [`${kind}FilledColor`, color('page')],
    ]),
  );
}

/**
 * The library's palette: every entry is the site's own CSS variable for the job, so the four schemes and a change
 * between them reach the components without React and without a second stored mode.
 *
 * Nothing is left for the library to compute: it would use relative colors, which some supported browsers lack.
 * `mode` is fixed because the library needs one; of the entries that depend on it, those are given whose components
 * the theme styles. Give the others before the first slider, switch, progress bar or text field.
 */
export const colors: NonNullable<ColorSystemOptions['palette']> = {
  mode: 'light',
  ...ramps,
  // The name that the library has. cspell:ignore grey
  grey: {
    ...ramps.gray,
    A100: ramps.gray[100],
    A200: ramps.gray[200],
    A400: ramps.gray[400],
    A700: ramps.gray[700],
  },
  primary: {
    main: color('primary'),
    light: color('primary'),
    dark: color('primaryHover'),
    contrastText: color('onPrimary'),
  },
  secondary: {
    main: color('accent'),
    light: color('accent'),
    dark: color('linkHover'),
    contrastText: color('page'),
  },
  error: toneRange(tonesByKind.error),
  warning: toneRange(tonesByKind.warning),
  info: toneRange(tonesByKind.info),
  success: toneRange(tonesByKind.success),
  common: {background: color('page'), onBackground: color('text')},
  text: {
    primary: color('text'),
    secondary: color('textMuted'),
    disabled: share(color('textMuted'), 65),
  },
  divider: color('hairline'),
  background: {default: color('page'), paper: color('raised')},
  action: {
    active: color('text'),
    hover: color('hover'),
    selected: color('selected'),
    disabled: share(color('textMuted'), 65),
    disabledBackground: color('hover'),
    focus: color('selected'),
  },
  Alert: alertColors(),
  Button: {inheritContainedBg: color('surface'), inheritContainedHoverBg: color('selected')},
  Chip: {
    defaultBorder: color('outline'),
    defaultAvatarColor: color('heading'),
    defaultIconColor: color('textMuted'),
  },
  Skeleton: {bg: color('hover')},
  SnackbarContent: {bg: color('raised'), color: color('text')},
  SpeedDialAction: {fabHoverBg: color('selected')},
  TableCell: {border: color('hairline')},
  Tooltip: {bg: color('raised')},
};
