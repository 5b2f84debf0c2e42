import {decimalsFor, type Rounding, round} from './rounding';

/** A number as pages write it: commas between thousands, a minus sign instead of a hyphen. */
export function numberText(value: number, decimals?: number): string {
  if (!Number.isFinite(value)) return value < 0 ? '−∞' : '∞';
  return value
    .toLocaleString('en-US', {minimumFractionDigits: decimals ?? 0, maximumFractionDigits: decimals ?? 20})
    .replace('-', '−');
}

/** A number in three digits, or all that it needs before the point. */
export function threeDigits(value: number, rounding: Rounding): string {
  return Number.isFinite(value)
    ? numberText(round(value, decimalsFor(value, 3), rounding))
    : numberText(value);
}

/**
 * A share as a percentage. What is not all is not written as `100 %`, nor what is something as `0 %`: close to 1 it has
 * one decimal, and below 0.01 three digits.
 *
 * @param decimals those of a share that is close to neither
 */
export function percent(share: number, rounding: Rounding = 'nearest', decimals = 0): string {
  if (share < 1 && share >= 0.9995) return rounding === 'up' ? '< 100 %' : '> 99.9 %';
  if (share > 0 && share < 0.01) return `${threeDigits(100 * share, rounding)} %`;
  const whole = round(100 * share, decimals, rounding);
  if (share >= 1 || whole < 100) return `${numberText(whole)} %`;
  const close = round(100 * share, 1, rounding);
  return close < 100 ? `${numberText(close, 1)} %` : '< 100 %';
}
