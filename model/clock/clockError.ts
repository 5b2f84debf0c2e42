import {atLeast, checkQuantity} from '../quantities/checkQuantity';

const microsecondsPerSecond = 1e6;

/** How a device knows the time after a reset. */
export type ResetBehavior =
  /** A clock of its own runs through the reset: nothing is lost. */
  | {kind: 'runs-on'}
  /** It goes on from the time that it saved last, and is slow by what has passed since. */
  | {kind: 'restores'; saveIntervalS: number; offS: number; resets: number}
  /** It sends nothing until it has learned the time again. */
  | {kind: 'waits'; waitS: number};

/** A clock between two moments at which it is set. */
export interface Clock {
  /** Tolerance of the oscillator over the temperature range, in parts per million. */
  driftPpm: number;
  /** Time from one setting to the next, in seconds. */
  resyncIntervalS: number;
  /** Error of the source at the moment of setting, in seconds. */
  sourceErrorS: number;
  /** What a reset between two settings does. */
  reset: ResetBehavior;
}

/** The worst error of a clock, right before it is set again, in seconds. */
export interface ClockError {
  /** Ahead of UTC. */
  fastS: number;
  /** Behind UTC: more than ahead when a reset costs time. */
  slowS: number;
  /** Longest silence after a reset. */
  silentS: number;
}

/** Error of a clock that drifts for a time, in seconds, in either direction. */
export function driftS(driftPpm: number, elapsedS: number): number {
  return (
    (checkQuantity('drift', driftPpm, atLeast(0, 'ppm')) *
      checkQuantity('elapsed time', elapsedS, atLeast(0, 's'))) /
    microsecondsPerSecond
  );
}

/** Time until a drifting clock is wrong by an amount, in seconds; infinite without drift. */
export function timeToErrorS(driftPpm: number, errorS: number): number {
  if (errorS === 0) return 0;
  return (
    (checkQuantity('error', errorS, atLeast(0, 's')) / checkQuantity('drift', driftPpm, atLeast(0, 'ppm'))) *
    microsecondsPerSecond
  );
}

/**
 * The worst error between two settings of a clock.
 *
 * @throws {RangeError} for a negative quantity
 */
export function clockError({driftPpm, resyncIntervalS, sourceErrorS, reset}: Clock): ClockError {
  const fastS =
    checkQuantity('error of the source', sourceErrorS, atLeast(0, 's')) + driftS(driftPpm, resyncIntervalS);
  switch (reset.kind) {
    case 'runs-on':
      return {fastS, slowS: fastS, silentS: 0};
    case 'waits':
      return {fastS, slowS: fastS, silentS: checkQuantity('wait for the time', reset.waitS, atLeast(0, 's'))};
    case 'restores':
      return {fastS, slowS: fastS + lostS(reset), silentS: 0};
  }
}

/** What resets cost a clock that goes on from a saved time: each loses the time since saving, and the time off. */
function lostS({saveIntervalS, offS, resets}: Extract<ResetBehavior, {kind: 'restores'}>): number {
  const eachS =
    checkQuantity('interval of saving', saveIntervalS, atLeast(0, 's')) +
    checkQuantity('time without power', offS, atLeast(0, 's'));
  return checkQuantity('number of resets', resets, atLeast(0, '')) * eachS;
}
