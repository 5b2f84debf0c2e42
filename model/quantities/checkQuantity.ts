/** What a quantity may be; both ends belong to the range. */
export interface Range {
  min: number;
  max: number;
  /** As pages write it: `s`, `µA`, `bytes`. */
  unit: string;
}

/**
 * Returns the value when it is in the range.
 *
 * @throws {RangeError} names the quantity, what was found and what to pass
 */
export function checkQuantity(name: string, value: number, {min, max, unit}: Range): number {
  if (value >= min && value <= max) return value;
  const range = max === Number.POSITIVE_INFINITY ? `${min} or more` : `${min} to ${max}`;
  throw new RangeError(`The ${name} is ${value}. Pass ${range}${unit && ` ${unit}`}.`);
}

/** Any amount of a unit, without an upper end. */
export function atLeast(min: number, unit: string): Range {
  return {min, max: Number.POSITIVE_INFINITY, unit};
}

/** A part of a whole, from 0 to 1. */
export const share: Range = {min: 0, max: 1, unit: ''};
