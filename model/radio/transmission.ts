import {checkQuantity} from '../quantities/checkQuantity';
import {advertisingIntervalS, intervalUnitS} from './radioLimits';

/** An interval in the units of 0.625 ms that stacks take, rounded to the nearest. */
export function intervalUnits(intervalS: number): number {
  return Math.round(
    checkQuantity('radio interval', intervalS, {...advertisingIntervalS, unit: 's'}) / intervalUnitS,
  );
}

/** How much farther a signal reaches in free space with more power in decibels: 6 dB more doubles the range. */
export function freeSpaceRangeFactor(decibels: number): number {
  return 10 ** (decibels / 20);
}
