import {atLeast, checkQuantity, share} from '../quantities/checkQuantity';
import {advertisingIntervalS} from './radioLimits';

/** One gateway that passes a device. */
export interface Pass {
  /** Radio interval of the device, in seconds. */
  intervalS: number;
  /** Time for which the gateway is in range, in seconds. */
  dwellS: number;
  /** Share of the time in which the gateway scans, 0 to 1. */
  scanDuty: number;
  /** Share of what is sent in scan windows that gets through, 0 to 1; without it, all of it. */
  received?: number;
}

/** Share of the time in which a gateway scans: 0 to 1, from the length of a scan window and of a cycle in one unit. */
export function scanDuty(window: number, cycle: number): number {
  checkQuantity('scan cycle', cycle, atLeast(Number.MIN_VALUE, ''));
  return checkQuantity('scan window', window, {min: 0, max: cycle, unit: ''}) / cycle;
}

/** What a chance comes to at most as long as something can be missed: floating point would round it to 1. */
const nearlyOne = 1 - Number.EPSILON / 2;

/**
 * Chance that one gateway hears a device at least once while it is in range: `1 − (1 − d)^(T / i)`, 0 to 1.
 *
 * It is never more than `T / i`, the share of passes in which a device with a long interval sends at all, and 1 only
 * where nothing can be missed.
 *
 * @throws {RangeError} for a quantity out of its range
 */
export function chanceOfPass({intervalS, dwellS, scanDuty, received = 1}: Pass): number {
  checkQuantity('radio interval', intervalS, {...advertisingIntervalS, unit: 's'});
  checkQuantity('time in range', dwellS, atLeast(0, 's'));
  checkQuantity('scan duty', scanDuty, share);
  checkQuantity('share received', received, share);
  const events = dwellS / intervalS;
  const duty = scanDuty * received;
  const chance = Math.min(1 - (1 - duty) ** events, events);
  return duty < 1 ? Math.min(chance, nearlyOne) : chance;
}

/**
 * Chance that at least one of several gateways with the same pass hears the device: `1 − (1 − p)^n`, 0 to 1.
 *
 * @throws {RangeError} for a quantity out of its range
 */
export function chanceHeard(pass: Pass, gateways = 1): number {
  checkQuantity('number of gateways', gateways, atLeast(0, ''));
  const chance = chanceOfPass(pass);
  const several = 1 - (1 - chance) ** gateways;
  return chance < 1 ? Math.min(several, nearlyOne) : several;
}

/**
 * The longest radio interval that still reaches a chance, in seconds: `T × n × ln(1 − d) / ln(1 − chance)`, and at most
 * what lets the device send in so many passes at all.
 *
 * The result may lie outside of what radios can do: compare it with `advertisingIntervalS`.
 *
 * @throws {RangeError} for a quantity out of its range
 */
export function longestIntervalS(
  chance: number,
  {dwellS, scanDuty, received = 1}: Omit<Pass, 'intervalS'>,
  gateways = 1,
): number {
  checkQuantity('chance', chance, share);
  checkQuantity('time in range', dwellS, atLeast(0, 's'));
  checkQuantity('scan duty', scanDuty, share);
  checkQuantity('share received', received, share);
  checkQuantity('number of gateways', gateways, atLeast(0, ''));
  if (chance === 0) return Number.POSITIVE_INFINITY;
  const missed = Math.log1p(-scanDuty * received);
  if (missed === 0 || gateways === 0) return 0;
  const chanceOfEach = -Math.expm1(Math.log1p(-chance) / gateways);
  const longestThatSends = dwellS / chanceOfEach;
  // Without pauses in the scanning, whatever is sent is heard.
  if (missed === Number.NEGATIVE_INFINITY) return longestThatSends;
  return Math.min((dwellS * gateways * missed) / Math.log1p(-chance), longestThatSends);
}

/** Time for which something that passes at a constant speed is in range, in seconds: twice the radio range long. */
export function dwellOfPassS({rangeM, speedKmh}: {rangeM: number; speedKmh: number}): number {
  checkQuantity('radio range', rangeM, atLeast(0, 'm'));
  checkQuantity('speed', speedKmh, atLeast(Number.MIN_VALUE, 'km/h'));
  return (2 * rangeM) / (speedKmh / 3.6);
}

/** Mean wait until a gateway hears the device, in seconds, when gateways pass at random: `1 / (gateways × chance)`. */
export function meanWaitS(gatewaysPerHour: number, chance: number): number {
  checkQuantity('number of gateways an hour', gatewaysPerHour, atLeast(0, ''));
  checkQuantity('chance', chance, share);
  return 3600 / (gatewaysPerHour * chance);
}
