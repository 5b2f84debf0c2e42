import {timeOnAir} from './transmission';

/** Hours in a year of 365.25 days. */
const hoursPerYear = 8766;

/** A device that sends at one radio interval. */
interface Consumption {
  /** Charge of one advertising event on three channels, in microcoulombs. */
  eventUc: number;
  /** Radio interval, in seconds. */
  intervalS: number;
  /** Current between events, in microamperes. */
  sleepUa: number;
}

/**
 * Charge of one advertising event in microcoulombs, from the figures of a data sheet.
 *
 * @param transmitMa current while sending at the power that is set, in milliamperes
 * @param overheadUc charge of waking up, starting the crystal and going back to sleep, in microcoulombs
 */
export function eventChargeUc(transmitMa: number, payloadBytes: number, overheadUc: number): number {
  return (transmitMa * timeOnAir(payloadBytes).eventUs) / 1000 + overheadUc;
}

/** Average current in microamperes: `Q / i + S`. */
export function averageCurrentUa({eventUc, intervalS, sleepUa}: Consumption): number {
  return eventUc / intervalS + sleepUa;
}

/** Average current of a device that changes its radio interval: the mean of its states, whose shares add up to 1. */
export function adaptiveCurrentUa(
  phases: readonly {share: number; intervalS: number}[],
  {eventUc, sleepUa}: Omit<Consumption, 'intervalS'>,
): number {
  return phases.reduce(
    (sum, {share, intervalS}) => sum + share * averageCurrentUa({eventUc, sleepUa, intervalS}),
    0,
  );
}

/** Battery life in years: `C / average current`. Self-discharge and cold are in the capacity, or not at all. */
export function batteryLifeYears(capacityMah: number, currentUa: number): number {
  return (capacityMah * 1000) / currentUa / hoursPerYear;
}

/** The largest average current that a battery bears for a number of years, in microamperes. */
export function allowedCurrentUa(capacityMah: number, years: number): number {
  return (capacityMah * 1000) / (years * hoursPerYear);
}

/**
 * The shortest radio interval that keeps to an average current, in seconds: `Q / (I − S)`; infinite when sleeping alone
 * takes the whole current.
 */
export function shortestIntervalS(
  currentUa: number,
  {eventUc, sleepUa}: Omit<Consumption, 'intervalS'>,
): number {
  return currentUa > sleepUa ? eventUc / (currentUa - sleepUa) : Number.POSITIVE_INFINITY;
}
