import type {ColorSystemOptions} from '@mui/material/styles';
import {color, share, tone} from '../../design/cssVariables';
import {palette} from '../../design/palette';
import type {Tone} from '../../design/schemes';

/** What the library makes buttons and links of; the pressed shade is the dark one. */
function range(main: string, dark: string, contrastText = color('page')) {
  return {main, light: main, dark, contrastText};
}

/** A tone; tones are legible on the page, so the page's color is legible on them. */
function toneRange(kind: Tone) {
  return range(tone(kind), `color-mix(in srgb, ${tone(kind)} 80%, ${color('heading')})`);
}

const kinds = ['error', 'warning', 'info', 'success'] as const;
const disabled = share(color('textMuted'), 65);

/**
 * The library's palette: every entry is the site's own CSS variable for the job, so the four schemes and a change
 * between them reach the components without React and without a second stored mode.
 *
 * Nothing is left for the library to compute with relative colors, which some supported browsers lack. `mode` is fixed
 * because the library needs one; of the entries that depend on it, those are given whose components the theme styles.
 * Give the others before the first alert, slider, switch, progress bar or text field.
 */
export const colors: NonNullable<ColorSystemOptions['palette']> = {
  mode: 'light',
  ...palette,
  primary: range(color('primary'), color('primaryHover'), color('onPrimary')),
  secondary: range(color('accent'), color('linkHover')),
  error: toneRange('danger'),
  warning: toneRange('warning'),
  info: toneRange('info'),
  success: toneRange('tip'),
  common: {background: color('page'), onBackground: color('text')},
  text: {primary: color('text'), secondary: color('textMuted'), disabled},
  divider: color('hairline'),
  background: {default: color('page'), paper: color('raised')},
  action: {
    active: color('text'),
    hover: color('hover'),
    selected: color('selected'),
    disabled,
    disabledBackground: color('hover'),
    focus: color('selected'),
  },
  Alert: Object.fromEntries(kinds.map((kind) => [`${kind}FilledColor`, color('page')])),
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
