import {percent, threeDigits} from '@site/model/quantities/numberText';
import type {Rounding} from '@site/model/quantities/rounding';

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

/** A length of time in the largest unit that suits it: 90 s, 12 min, 3.4 h, 30 days. */
export function durationText(seconds: number, rounding: Rounding): string {
  const size = Math.abs(seconds);
  if (!Number.isFinite(size)) return 'for ever';
  if (size < 120) return figure(seconds, 's', rounding);
  if (size < 7200) return figure(seconds / 60, 'min', rounding);
  if (size < 2 * 86_400) return figure(seconds / 3600, 'h', rounding);
  return figure(seconds / 86_400, 'days', rounding);
}
