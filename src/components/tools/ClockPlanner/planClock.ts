import {type Clock, type ClockError, clockError, type ResetBehavior} from '@site/model/clock/clockError';
import {
  clockLimitS,
  dayS,
  longestResyncIntervalS,
  type MidnightMargin,
  midnightMargin,
} from '@site/model/clock/midnightMargin';
import type {ClockName, ResetKind} from './specs';

/** What the planner's numbers come to, in seconds. */
export interface ClockPlan extends ClockError, MidnightMargin {
  /** Longest time between two settings that keeps the clock within one hour; infinite without drift. */
  longestResyncS: number;
}

type Values = Readonly<Record<ClockName, number>>;

/** Computes a plan; the values must be in the ranges of `specs`. */
export function planClock(values: Values, kind: ResetKind): ClockPlan {
  const clock: Clock = {
    driftPpm: values.drift,
    resyncIntervalS: values.resync * dayS,
    sourceErrorS: values.source,
    reset: resetOf(values, kind),
  };
  const error = clockError(clock);
  const atSetting = clockError({...clock, resyncIntervalS: 0});
  return {
    ...error,
    ...midnightMargin(error, {refreshDelayS: values.refresh * 60, acceptedDays: values.days}),
    longestResyncS:
      values.drift === 0 && atSetting.slowS < clockLimitS
        ? Number.POSITIVE_INFINITY
        : longestResyncIntervalS(values.drift, atSetting.slowS),
  };
}

function resetOf({save, off, resets, wait}: Values, kind: ResetKind): ResetBehavior {
  if (kind === 'restores') return {kind, saveIntervalS: save, offS: off, resets};
  return kind === 'waits' ? {kind, waitS: wait * 3600} : {kind};
}
