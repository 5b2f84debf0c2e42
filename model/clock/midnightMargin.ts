import {atLeast, checkQuantity} from '../quantities/checkQuantity';
import type {ClockError} from './clockError';

/** Seconds for which one time counter is in use in Unix mode. */
export const dayS = 86_400;

/** How exact a clock has to be, in seconds: within one hour of UTC. */
export const clockLimitS = 3600;

/** What happens around 00:00 UTC with a clock at its worst. */
export interface MidnightMargin {
  /** Longest time before midnight in which the device uses the time counter of the next day, in seconds. */
  earlyS: number;
  /** Longest time after midnight in which the device uses the time counter of the day before, in seconds. */
  lateS: number;
  /** What is left of the hour that the platform asks for, in seconds; negative when the clock is not exact enough. */
  marginS: number;
  /** What is left until receivers no longer find the time counter, in seconds; negative when packets are lost. */
  searchMarginS: number;
}

/**
 * Compares a clock with what receivers accept.
 *
 * @param refreshDelayS time for which the device goes on sending the old packet after its own midnight: 0 when it
 *   fetches a new one at the rotation, otherwise up to its packet period
 * @param acceptedDays days on either side that a receiver tries: 2 in the command-line tool and in the sandbox
 * @throws {RangeError} for a negative quantity
 */
export function midnightMargin(
  {fastS, slowS}: Pick<ClockError, 'fastS' | 'slowS'>,
  {refreshDelayS = 0, acceptedDays = 2} = {},
): MidnightMargin {
  checkQuantity('number of accepted days', acceptedDays, atLeast(0, 'days'));
  const lateS = slowS + checkQuantity('delay of the refresh', refreshDelayS, atLeast(0, 's'));
  return {
    earlyS: fastS,
    lateS,
    marginS: clockLimitS - Math.max(fastS, slowS),
    searchMarginS: acceptedDays * dayS - Math.max(fastS, lateS),
  };
}

/**
 * The longest time between two settings that keeps a clock within one hour, in seconds; infinite without drift.
 *
 * @param spentS what of the hour is spent already: the error of the source, and what resets cost
 */
export function longestResyncIntervalS(driftPpm: number, spentS = 0): number {
  const left = clockLimitS - checkQuantity('time that is spent', spentS, atLeast(0, 's'));
  return left <= 0 ? 0 : (left / checkQuantity('drift', driftPpm, atLeast(0, 'ppm'))) * 1e6;
}
