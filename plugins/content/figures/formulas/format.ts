import {numberText, percent} from '../../../../model/quantities/numberText';
import {decimalsFor, type Rounding, round} from '../../../../model/quantities/rounding';

export {percent};

/** A current in microamperes, with two digits at least: an estimate. */
export function microamperes(current: number): string {
  return `${current >= 9.95 ? Math.round(current) : current.toFixed(1)} µA`;
}

/** A battery life in years, with two decimals: a promise, so rounded down. */
export function years(value: number): string {
  return `${numberText(round(value, 2, 'down'), 2)} years`;
}

/** A whole number with commas between thousands. */
export function whole(value: number, rounding: Rounding = 'nearest'): string {
  return numberText(round(value, 0, rounding));
}

/** Seconds as a writer would state them: whole from 10 s on, otherwise with as many decimals as it takes, 2 at most. */
export function seconds(value: number, rounding: Rounding = 'nearest'): string {
  return `${numberText(round(value, value >= 10 ? 0 : 2, rounding))} s`;
}

/** A duration in the largest unit in which it is at least 1, with two digits or more. */
export function duration(valueS: number, rounding: Rounding = 'nearest', digits = 2): string {
  const [size, unit] = (
    [
      [86_400, 'days'],
      [3600, 'h'],
      [60, 'min'],
    ] as const
  ).find(([size]) => valueS >= size) ?? [1, 's'];
  const value = valueS / size;
  return `${numberText(round(value, decimalsFor(value, digits), rounding))} ${unit}`;
}
