import {atLeast, checkQuantity, share} from '../quantities/checkQuantity';
import {advertisingIntervalS} from './radioLimits';
import {timeOnAir} from './timeOnAir';

/** Hours in a year of 365.25 days. */
export const hoursPerYear = 8766;

/** A device that sends at one radio interval. */
export interface Consumption {
  /** Charge of one advertising event on three channels, in microcoulombs. */
  eventUc: number;
  /** Radio interval, in seconds. */
  intervalS: number;
  /** Current between events, in microamperes. */
  sleepUa: number;
}

/** A state of a device that adapts its radio interval. */
export interface Phase {
  /** Share of the time, 0 to 1. */
  share: number;
  /** Radio interval in this state, in seconds. */
  intervalS: number;
}

/**
 * Charge of one advertising event in microcoulombs, from the figures of a data sheet.
 *
 * @param transmitMa current while sending at the power that is set, in milliamperes
 * @param overheadUc charge of waking up, starting the crystal and going back to sleep, in microcoulombs
 * @throws {RangeError} for a quantity out of its range
 */
export function eventChargeUc(transmitMa: number, payloadBytes: number, overheadUc: number): number {
  checkQuantity('transmit current', transmitMa, atLeast(0, 'mA'));
  checkQuantity('charge of waking up', overheadUc, atLeast(0, 'µC'));
  return (transmitMa * timeOnAir(payloadBytes).eventUs) / 1000 + overheadUc;
}

/**
 * Average current in microamperes: `Q / i + S`.
 *
 * @throws {RangeError} for a quantity out of its range
 */
export function averageCurrentUa({eventUc, intervalS, sleepUa}: Consumption): number {
  checkQuantity('charge of an event', eventUc, atLeast(0, 'µC'));
  checkQuantity('radio interval', intervalS, {...advertisingIntervalS, unit: 's'});
  checkQuantity('sleep current', sleepUa, atLeast(0, 'µA'));
  return eventUc / intervalS + sleepUa;
}

/**
 * Average current in microamperes of a device that changes its radio interval: the mean of its states.
 *
 * @throws {RangeError} when the shares do not add up to 1, or a quantity is out of its range
 */
export function adaptiveCurrentUa(
  phases: readonly Phase[],
  {eventUc, sleepUa}: Omit<Consumption, 'intervalS'>,
): number {
  const total = phases.reduce((sum, phase) => sum + checkQuantity('share of a state', phase.share, share), 0);
  if (Math.abs(total - 1) > 1e-9) {
    throw new RangeError(`The shares of the states add up to ${total}. Make them add up to 1.`);
  }
  return phases.reduce(
    (sum, phase) => sum + phase.share * averageCurrentUa({eventUc, sleepUa, intervalS: phase.intervalS}),
    0,
  );
}

/**
 * Battery life in years: `C / average current`. Self-discharge and cold are in the capacity, or not at all.
 *
 * @throws {RangeError} for a quantity out of its range
 */
export function batteryLifeYears(capacityMah: number, currentUa: number): number {
  checkQuantity('battery capacity', capacityMah, atLeast(0, 'mAh'));
  checkQuantity('average current', currentUa, atLeast(0, 'µA'));
  return (capacityMah * 1000) / currentUa / hoursPerYear;
}

/** The largest average current that a battery bears for a number of years, in microamperes. */
export function allowedCurrentUa(capacityMah: number, years: number): number {
  checkQuantity('battery capacity', capacityMah, atLeast(0, 'mAh'));
  checkQuantity('battery life', years, atLeast(Number.MIN_VALUE, 'years'));
  return (capacityMah * 1000) / (years * hoursPerYear);
}

/**
 * The shortest radio interval that keeps to an average current, in seconds: `Q / (I − S)`.
 *
 * Infinite when sleeping alone takes the whole current. Compare the result with `advertisingIntervalS`.
 *
 * @throws {RangeError} for a quantity out of its range
 */
export function shortestIntervalS(
  currentUa: number,
  {eventUc, sleepUa}: Omit<Consumption, 'intervalS'>,
): number {
  checkQuantity('average current', currentUa, atLeast(0, 'µA'));
  checkQuantity('charge of an event', eventUc, atLeast(0, 'µC'));
  checkQuantity('sleep current', sleepUa, atLeast(0, 'µA'));
  return currentUa > sleepUa ? eventUc / (currentUa - sleepUa) : Number.POSITIVE_INFINITY;
}
