import {variableName} from '../../../design/cssVariables';
import {components, controls, frame, motion, radii, spacingUnit} from '../../../design/measures';
import type {Scheme} from '../../../design/schemes';
import {drawingTextSizes, fontFamilies, fontWeights, noteSize, textStyles} from '../../../design/typography';

export type Variables = Record<string, string>;

/** Multiples of the spacing unit that the stylesheets use. */
const spaces = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24];

export function sharedVariables(): Variables {
  return {
    '--ds-sans': fontFamilies.sans,
    '--ds-mono': fontFamilies.mono,
    ...prefixed('weight', fontWeights),
    ...prefixed('size', textStyles, ({fontSize}) => fontSize),
    '--ds-size-note': noteSize,
    ...prefixed('line', textStyles, ({lineHeight}) => lineHeight),
    ...Object.fromEntries(spaces.map((space) => [`--ds-space-${space}`, `${space * spacingUnit}rem`])),
    ...prefixed('radius', radii, (radius) => `${radius}px`),
    ...prefixed('', frame),
    ...prefixed('', controls),
    ...prefixed('', motion),
    ...prefixed('drawing', drawingTextSizes, (size) => `${size}px`),
    ...prefixed('button', components.buttonHeights),
    '--ds-chip-height': `${components.chipHeight}px`,
    '--ds-dashboard-gradient': 'linear-gradient(100deg, var(--ds-dashboard-from), var(--ds-dashboard-to))',
    '--ds-page-gradient':
      'linear-gradient(115deg, var(--ds-page-from), var(--ds-page-via) 50%, var(--ds-page-to))',
  };
}

/** Variables of one color scheme; groups of colors become a prefix. */
export function schemeVariables(scheme: Scheme): Variables {
  const {base, syntax, tones, fields, ...colors} = scheme;
  return {
    'color-scheme': base,
    '--ifm-color-scheme': base,
    ...prefixed('', colors),
    ...prefixed('syntax', {...syntax}),
    ...prefixed('tone', {...tones}),
    ...prefixed('field', {...fields}),
  };
}

/** A variable for each value of a group, as it is or as `write` has it. */
function prefixed<T>(
  group: string,
  values: Record<string, T>,
  write: (value: T) => unknown = String,
): Variables {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [variableName(name, group), String(write(value))]),
  );
}
