import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  type Clock,
  clockError,
  dayS,
  driftS,
  longestResyncIntervalS,
  midnightMargin,
  timeToErrorS,
} from './clock';

const crystal: Clock = {driftPpm: 50, resyncIntervalS: 30 * dayS, sourceErrorS: 1, reset: {kind: 'runs-on'}};

describe('drift', () => {
  it('of 50 ppm is 4.3 s a day', () => expect(driftS(50, dayS)).toBeCloseTo(4.32, 9));

  it('of 100 ppm is an hour after 417 days', () =>
    expect(timeToErrorS(100, 3600) / dayS).toBeCloseTo(416.67, 2));

  it('takes forever without drift, and no time without an error', () => {
    expect(timeToErrorS(0, 1)).toBe(Number.POSITIVE_INFINITY);
    expect(timeToErrorS(0, 0)).toBe(0);
  });
});

describe('a reset', () => {
  const afterReset = (reset: Clock['reset']) => clockError({...crystal, reset});
  const driftOf30DaysS = 1 + 30 * 4.32;

  it('costs nothing when a clock runs through it', () => {
    const error = afterReset({kind: 'runs-on'});
    expect(error.fastS).toBeCloseTo(driftOf30DaysS, 9);
    expect(error.slowS).toBe(error.fastS);
    expect(error.silentS).toBe(0);
  });

  it('makes a restored clock slow, at each reset by the time since saving and the time off', () => {
    const error = afterReset({kind: 'restores', saveIntervalS: 600, offS: 20, resets: 3});
    expect(error.fastS).toBeCloseTo(driftOf30DaysS, 9);
    expect(error.slowS - error.fastS).toBeCloseTo(3 * 620, 9);
  });

  it('silences a device that waits for the time', () => {
    const error = afterReset({kind: 'waits', waitS: 7200});
    expect(error.silentS).toBe(7200);
    expect(error.slowS).toBeCloseTo(driftOf30DaysS, 9);
  });
});

describe('the margin at midnight', () => {
  it('is what is left of the hour, and of the days that receivers try', () => {
    expect(midnightMargin({fastS: 600, slowS: 900})).toEqual({
      earlyS: 600,
      lateS: 900,
      marginS: 2700,
      searchMarginS: 2 * dayS - 900,
    });
  });

  it('shrinks by an old packet that is sent on, which is no fault of the clock', () => {
    const margin = midnightMargin({fastS: 0, slowS: 100}, {refreshDelayS: 900, acceptedDays: 1});
    expect(margin).toEqual({earlyS: 0, lateS: 1000, marginS: 3500, searchMarginS: dayS - 1000});
  });

  it('is negative exactly when a heard packet has a time counter that nobody tries', () => {
    const errors = fc.integer({min: 0, max: 4 * dayS});
    fc.assert(
      fc.property(
        errors,
        fc.integer({min: 1, max: 2}),
        fc.integer({min: 0, max: dayS - 1}),
        (slowS, days, timeOfDayS) => {
          const heardS = 20_000 * dayS + timeOfDayS;
          const counter = Math.floor((heardS - slowS) / dayS);
          const isTried = Math.floor(heardS / dayS) - counter <= days;
          const {searchMarginS} = midnightMargin({fastS: 0, slowS}, {acceptedDays: days});
          if (searchMarginS >= 0) expect(isTried).toBe(true);
          else if (timeOfDayS === 0) expect(isTried).toBe(false);
        },
      ),
    );
  });
});

describe('the longest time between two settings', () => {
  it('uses up the hour', () => {
    fc.assert(
      fc.property(
        fc.integer({min: 1, max: 500}),
        fc.integer({min: 0, max: 3599}),
        (driftPpm, sourceErrorS) => {
          const resyncIntervalS = longestResyncIntervalS(driftPpm, sourceErrorS);
          const {marginS} = midnightMargin(clockError({...crystal, driftPpm, sourceErrorS, resyncIntervalS}));
          expect(marginS).toBeCloseTo(0, 6);
        },
      ),
    );
  });

  it('is none when the hour is spent already, and endless without drift', () => {
    expect(longestResyncIntervalS(50, 3600)).toBe(0);
    expect(longestResyncIntervalS(0)).toBe(Number.POSITIVE_INFINITY);
  });
});
