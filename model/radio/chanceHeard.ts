/** One gateway that passes a device. */
interface Pass {
  /** Radio interval of the device, in seconds. */
  intervalS: number;
  /** Time for which the gateway is in range, in seconds. */
  dwellS: number;
  /** Share of the time in which the gateway scans, 0 to 1. */
  scanDuty: number;
  /** Share of what is sent in scan windows that gets through, 0 to 1; without it, all of it. */
  received?: number;
}

/** Share of the time in which a gateway scans, from the length of a scan window and of a cycle in one unit. */
export function scanDuty(window: number, cycle: number): number {
  return window / cycle;
}

/** What a chance comes to at most as long as something can be missed: floating point would round it to 1. */
const nearlyOne = 1 - Number.EPSILON / 2;

/**
 * Chance that one gateway hears a device at least once while it is in range: `1 − (1 − d)^(T / i)`, 0 to 1.
 *
 * It is never more than `T / i`, the share of passes in which a device with a long interval sends at all, and 1 only
 * where nothing can be missed.
 */
export function chanceOfPass({intervalS, dwellS, scanDuty, received = 1}: Pass): number {
  const events = dwellS / intervalS;
  const duty = scanDuty * received;
  const chance = Math.min(1 - (1 - duty) ** events, events);
  return duty < 1 ? Math.min(chance, nearlyOne) : chance;
}

/** Chance that at least one of several gateways with the same pass hears the device: `1 − (1 − p)^n`, 0 to 1. */
export function chanceHeard(pass: Pass, gateways = 1): number {
  const chance = chanceOfPass(pass);
  const several = 1 - (1 - chance) ** gateways;
  return chance < 1 ? Math.min(several, nearlyOne) : several;
}

/**
 * The longest radio interval that still reaches a chance, in seconds: `T × n × ln(1 − d) / ln(1 − chance)`, and at most
 * what lets the device send in so many passes at all. It may be longer or shorter than radios can do.
 */
export function longestIntervalS(
  chance: number,
  {dwellS, scanDuty, received = 1}: Omit<Pass, 'intervalS'>,
  gateways = 1,
): number {
  if (chance === 0) return Number.POSITIVE_INFINITY;
  const missed = Math.log1p(-scanDuty * received);
  if (missed === 0) return 0;
  const chanceOfEach = -Math.expm1(Math.log1p(-chance) / gateways);
  const longestThatSends = dwellS / chanceOfEach;
  // Without pauses in the scanning, whatever is sent is heard.
  if (missed === Number.NEGATIVE_INFINITY) return longestThatSends;
  return Math.min((dwellS * gateways * missed) / Math.log1p(-chance), longestThatSends);
}

/** Time for which something that passes at a constant speed is in range, in seconds: twice the radio range long. */
export function dwellOfPassS({rangeM, speedKmh}: {rangeM: number; speedKmh: number}): number {
  return (2 * rangeM) / (speedKmh / 3.6);
}

/** Mean wait until a gateway hears the device, in seconds, when gateways pass at random: `1 / (gateways × chance)`. */
export function meanWaitS(gatewaysPerHour: number, chance: number): number {
  return 3600 / (gatewaysPerHour * chance);
}
