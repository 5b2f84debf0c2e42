/** Standard deviations that hold 95 % of a normal distribution. */
const z = 1.959_964;

/**
 * Where the share of a whole fleet lies with 95 % confidence, when a part of a sample shows a property: the score
 * interval of Wilson, both ends from 0 to 1.
 */
export function wilsonInterval(part: number, sample: number): {low: number; high: number} {
  const share = part / sample;
  const weight = z ** 2 / sample;
  const center = (share + weight / 2) / (1 + weight);
  const reach = (z * Math.sqrt((share * (1 - share)) / sample + weight / 4 / sample)) / (1 + weight);
  return {low: Math.max(0, center - reach), high: Math.min(1, center + reach)};
}

/** A sample, and the devices of it that show a property. */
interface Group {
  part: number;
  sample: number;
}

/**
 * Where the difference of the shares of two groups lies with 95 % confidence, earlier minus later: the hybrid score
 * interval of Newcombe, both ends from -1 to 1. A later group is worse beyond chance when the lower end is above 0.
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

/** Devices that a pilot needs so that the lower end of its interval reaches a share, when a larger one is seen. */
export function sampleForLowEnd(seen: number, low: number): number {
  if (!(low < seen)) {
    throw new RangeError(`The lower end of ${low} is not below the ${seen} that is seen. Lower it.`);
  }
  let few = 0;
  let enough = 1;
  while (wilsonInterval(seen * enough, enough).low < low) enough *= 2;
  while (enough - few > 1) {
    const between = Math.floor((few + enough) / 2);
    if (wilsonInterval(seen * between, between).low < low) few = between;
    else enough = between;
  }
  return enough;
}
