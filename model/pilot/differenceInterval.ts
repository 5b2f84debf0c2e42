import {wilsonInterval} from './wilsonInterval';

/** A sample, and the devices of it that show a property. */
export interface Group {
  part: number;
  sample: number;
}

/**
 * Where the difference of the shares of two groups lies with 95 % confidence, earlier minus later: the hybrid score
 * interval of Newcombe, both ends from -1 to 1. A later group is worse beyond chance when the lower end is above 0.
 *
 * @throws {RangeError} for no sample, or a part that is no part of it
 */
export function differenceInterval(earlier: Group, later: Group): {low: number; high: number} {
  const before = wilsonInterval(earlier.part, earlier.sample);
  const after = wilsonInterval(later.part, later.sample);
  const shareBefore = earlier.part / earlier.sample;
  const shareAfter = later.part / later.sample;
  const difference = shareBefore - shareAfter;
  return {
    low: difference - Math.hypot(shareBefore - before.low, after.high - shareAfter),
    high: difference + Math.hypot(before.high - shareBefore, shareAfter - after.low),
  };
}

/** The most devices of a later sample that are worse than an earlier group beyond chance; -1 when none are. */
export function mostThatIsDrop(earlier: Group, sample: number): number {
  let part = sample;
  while (part >= 0 && differenceInterval(earlier, {part, sample}).low <= 0) part--;
  return part;
}
