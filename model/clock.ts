/** Seconds for which one time counter is in use in Unix mode. */
export const dayS = 86_400;

/** How exact a clock has to be, in seconds: within one hour of UTC. */
export const clockLimitS = 3600;

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
  resyncIntervalS: number;
  /** Error of the source at the moment of setting. */
  sourceErrorS: number;
  reset: ResetBehavior;
}

/** Error of a clock that drifts for a time, in seconds, in either direction. */
export function driftS(driftPpm: number, elapsedS: number): number {
  return (driftPpm * elapsedS) / 1e6;
}

/** Time until a drifting clock is wrong by an amount, in seconds; infinite without drift. */
export function timeToErrorS(driftPpm: number, errorS: number): number {
  return errorS === 0 ? 0 : (errorS / driftPpm) * 1e6;
}

/**
 * The worst error of a clock, right before it is set again: how far it is ahead of UTC and how far behind, which is more
 * when a reset costs time, and the longest silence after a reset.
 */
export function clockError({driftPpm, resyncIntervalS, sourceErrorS, reset}: Clock) {
  const fastS = sourceErrorS + driftS(driftPpm, resyncIntervalS);
  // Each reset loses the time since saving, and the time off.
  const lostS = reset.kind === 'restores' ? reset.resets * (reset.saveIntervalS + reset.offS) : 0;
  return {fastS, slowS: fastS + lostS, silentS: reset.kind === 'waits' ? reset.waitS : 0};
}

/**
 * Compares a clock at its worst with what receivers accept, in seconds: `earlyS` before midnight the device may use the
 * time counter of the next day, and `lateS` after it that of the day before.
 *
 * @param refreshDelayS time for which the device goes on sending the old packet after its own midnight: 0 when it
 *   fetches a new one at the rotation, otherwise up to its packet period
 * @param acceptedDays days on either side that a receiver tries: 2 in the command-line tool and in the sandbox
 */
export function midnightMargin(
  {fastS, slowS}: {fastS: number; slowS: number},
  {refreshDelayS = 0, acceptedDays = 2} = {},
) {
  const lateS = slowS + refreshDelayS;
  return {
    earlyS: fastS,
    lateS,
    /** What is left of the hour that the platform asks for; negative when the clock is not exact enough. */
    marginS: clockLimitS - Math.max(fastS, slowS),
    /** What is left until receivers no longer find the time counter; negative when packets are lost. */
    searchMarginS: acceptedDays * dayS - Math.max(fastS, lateS),
  };
}

/** The longest time between settings that keeps a clock within the hour, of which some is spent by source and resets. */
export function longestResyncIntervalS(driftPpm: number, spentS = 0): number {
  return timeToErrorS(driftPpm, Math.max(0, clockLimitS - spentS));
}
