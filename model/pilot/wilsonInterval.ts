import {checkQuantity} from '../quantities/checkQuantity';

/** Standard deviations that hold 95 % of a normal distribution. */
const z = 1.959_964;

/**
 * Where the share of a whole fleet lies with 95 % confidence, when a part of a sample shows a property: the score
 * interval of Wilson, both ends from 0 to 1.
 *
 * @throws {RangeError} for no sample, or a part that is no part of it
 */
export function wilsonInterval(part: number, sample: number): {low: number; high: number} {
  checkQuantity('sample', sample, {min: 1, max: Number.POSITIVE_INFINITY, unit: 'devices'});
  const share = checkQuantity('part', part, {min: 0, max: sample, unit: 'devices'}) / sample;
  const weight = z ** 2 / sample;
  const center = (share + weight / 2) / (1 + weight);
  const reach = (z * Math.sqrt((share * (1 - share)) / sample + weight / 4 / sample)) / (1 + weight);
  return {low: Math.max(0, center - reach), high: Math.min(1, center + reach)};
}
