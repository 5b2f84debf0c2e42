import {percent, threeDigits} from '@site/model/quantities/numberText';
import {type Rounding, round} from '@site/model/quantities/rounding';

const space = '\u00a0';

/** A number in three figures, with the unit behind a space that does not break. */
export function figure(value: number, unit = '', rounding: Rounding = 'nearest'): string {
  const text = threeDigits(value, rounding);
  return unit ? `${text}${space}${unit}` : text;
}

/** A battery life: a promise, so rounded down. */
export function yearsText(value: number): string {
  const text = figure(value, '', 'down');
  return `${text}${space}${text === '1' ? 'year' : 'years'}`;
}

/** A share in percent, as the pages write it: what is nearly all is not written as all. */
export function percentText(share: number, rounding: Rounding = 'nearest', decimals = 0): string {
  return percent(share, rounding, decimals).replaceAll(' ', space);
}

const [minuteS, hourS, dayS] = [60, 3600, 86_400];

/** A length of time in the one or two units that suit it: 90 s, 2 min 11 s, 3 h 24 min, 20 days 19 h, 416 days. */
export function durationText(seconds: number, rounding: Rounding): string {
  const size = Math.abs(seconds);
  if (!Number.isFinite(size)) return 'for ever';
  if (size < 2 * minuteS) return figure(seconds, 's', rounding);
  if (size >= 100 * dayS) return figure(seconds / dayS, 'days', rounding);
  const [large, largeName, small, smallName] =
    size < 2 * hourS
      ? ([minuteS, 'min', 1, 's'] as const)
      : size < 2 * dayS
        ? ([hourS, 'h', minuteS, 'min'] as const)
        : ([dayS, 'days', hourS, 'h'] as const);
  const count = round(seconds / small, 0, rounding);
  const rest = Math.abs(count % (large / small));
  const whole = figure(Math.trunc((count * small) / large), largeName);
  return rest > 0 ? `${whole}${space}${figure(rest, smallName)}` : whole;
}
