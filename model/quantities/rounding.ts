/** Where a figure goes when it loses digits: a limit or a promise to its safe side, an estimate to the nearest. */
export type Rounding = 'down' | 'up' | 'nearest';

/** What a calculation in floating point adds or takes away, as a share of the result: that much is no digit to round. */
const noise = 1e-12;

const toWhole = {down: Math.floor, up: Math.ceil, nearest: Math.round};

/** Rounds a value to so many decimals. */
export function round(value: number, decimals: number, rounding: Rounding): number {
  const power = 10 ** decimals;
  const large = value * power;
  const near = Math.round(large);
  const whole = Math.abs(large - near) <= Math.abs(near) * noise ? near : toWhole[rounding](large);
  // A zero without a sign.
  return whole / power + 0;
}

/** The largest number of so many decimals that is not above the value: for what must not be promised too high. */
export function roundDown(value: number, decimals = 0): number {
  return round(value, decimals, 'down');
}

/** The smallest number of so many decimals that is not below the value: for what must not be asked too low. */
export function roundUp(value: number, decimals = 0): number {
  return round(value, decimals, 'up');
}

/** Decimals that leave a number of digits in sight, whole numbers whole, and none behind the sixth. */
export function decimalsFor(value: number, digits: number): number {
  const size = value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value)));
  return Math.min(6, Math.max(0, digits - 1 - size));
}
