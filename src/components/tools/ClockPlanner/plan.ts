import {
  type Clock,
  clockError,
  dayS,
  longestResyncIntervalS,
  midnightMargin,
  type ResetBehavior,
} from '@site/model/clock';
import {numberText} from '@site/model/quantities/numberText';
import type {Result} from '../quantities/Planner';
import {durationText, figure} from '../quantities/texts';
import type {ClockValues, ResetKind} from './specs';

/** Computes a plan, in seconds; the values must be in the ranges of `specs`. */
export function planClock(values: ClockValues, kind: ResetKind) {
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
    /** Longest time between two settings that keeps the clock within one hour; infinite without drift. */
    longestResyncS: longestResyncIntervalS(values.drift, atSetting.slowS),
  };
}

/** What a clock plan comes to. */
export type ClockPlan = ReturnType<typeof planClock>;

function resetOf({save, off, resets, wait}: ClockValues, kind: ResetKind): ResetBehavior {
  if (kind === 'restores') return {kind, saveIntervalS: save, offS: off, resets};
  return kind === 'waits' ? {kind, waitS: wait * 3600} : {kind};
}

function remedyFor(longestResyncS: number, kind: ResetKind): string {
  if (longestResyncS > 0) return `Set it every ${durationText(longestResyncS, 'down')} at the latest.`;
  return kind === 'restores'
    ? 'Resets or the source alone cost more than the hour: save the time more often, or let the clock run on.'
    : 'The source alone takes the whole hour: set the clock from a better one.';
}

/** The plan in words, with each formula and the numbers in it. */
export function resultsOf(
  plan: ClockPlan,
  {drift, resync, source, refresh, days, save, off, resets}: ClockValues,
  kind: ResetKind,
): Result[] {
  const {fastS, slowS, earlyS, lateS, marginS, searchMarginS, silentS, longestResyncS} = plan;
  const lost =
    kind === 'restores' ? ` + ${numberText(resets)} × (${numberText(save)} s + ${numberText(off)} s)` : '';
  const worst = durationText(Math.max(fastS, slowS), 'up');
  const [early, late] = [durationText(earlyS, 'up'), durationText(lateS, 'up')];
  return [
    {
      name: 'Margin within one hour',
      value: durationText(marginS, 'down'),
      tone: marginS >= 0 ? 'good' : 'bad',
      formula: `3,600 s − (${numberText(source)} s + ${numberText(drift)} ppm × ${figure(resync * dayS)} s${lost})`,
      note:
        marginS >= 0
          ? `The clock is wrong by ${worst} at most.`
          : `The clock is wrong by up to ${worst}. ${remedyFor(longestResyncS, kind)}`,
    },
    {
      name: 'Around 00:00 UTC',
      value: early === late ? `±${late}` : `−${early}, +${late}`,
      note: `So long the device may use the time counter of the other day.${refresh > 0 ? ' The late end includes the old packet that is sent on.' : ''}${kind === 'restores' ? ' After a reset the clock is slow, never fast.' : ''}`,
    },
    {
      name: 'Until packets are lost',
      value: searchMarginS >= 0 ? durationText(searchMarginS, 'down') : 'Lost already',
      tone: searchMarginS >= 0 ? 'good' : 'bad',
      formula: `${figure(days)} × 86,400 s − ${figure(Math.max(fastS, lateS))} s`,
      note:
        searchMarginS >= 0
          ? `Receivers that try ${days === 1 ? '1 day' : `${figure(days)} days`} on either side find every packet.`
          : 'For a part of each day, no receiver finds the time counter. Set the clock more often.',
    },
    {
      name: 'Longest time between settings',
      value:
        longestResyncS === 0
          ? 'None'
          : Number.isFinite(longestResyncS)
            ? durationText(longestResyncS, 'down')
            : 'No limit',
      note:
        longestResyncS === 0
          ? 'However often it is set, the clock leaves the hour.'
          : 'That keeps the clock within one hour of UTC.',
    },
    ...(kind === 'waits'
      ? [
          {
            name: 'Silence after a reset',
            value: durationText(silentS, 'up'),
            note: 'In Unix mode nothing can be sent before the time is known.',
          },
        ]
      : []),
  ];
}
