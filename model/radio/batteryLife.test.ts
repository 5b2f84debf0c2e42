import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  adaptiveCurrentUa,
  allowedCurrentUa,
  averageCurrentUa,
  batteryLifeYears,
  eventChargeUc,
  shortestIntervalS,
} from './batteryLife';
import {timeOnAir} from './transmission';

const chip = {eventUc: 12, sleepUa: 2};

describe('battery life', () => {
  it.each([
    [1, 14, '1.8'],
    [2, 8, '3.1'],
    [5, 4.4, '5.7'],
  ])(
    'at an interval of %d s, with 12 µC an event and 220 mAh, follows from %d µA: %s years',
    (intervalS, current, years) => {
      const currentUa = averageCurrentUa({...chip, intervalS});
      expect(currentUa).toBeCloseTo(current, 9);
      expect(batteryLifeYears(220, currentUa).toFixed(1)).toBe(years);
    },
  );

  it('is what the allowed current was computed from', () => {
    fc.assert(
      fc.property(
        fc.double({min: 1, max: 1e5, noNaN: true}),
        fc.double({min: 0.1, max: 20, noNaN: true}),
        (mAh, years) => {
          expect(batteryLifeYears(mAh, allowedCurrentUa(mAh, years))).toBeCloseTo(years, 9);
        },
      ),
    );
  });

  it('never gets longer with a shorter interval', () => {
    const intervals = fc.double({min: 0.02, max: 10.24, noNaN: true});
    fc.assert(
      fc.property(intervals, intervals, (one, other) => {
        const [short, long] = one < other ? [one, other] : [other, one];
        expect(averageCurrentUa({...chip, intervalS: short})).toBeGreaterThanOrEqual(
          averageCurrentUa({...chip, intervalS: long}),
        );
      }),
    );
  });
});

describe('a device that adapts', () => {
  it('takes the mean of its states', () => {
    const phases = [
      {share: 0.1, intervalS: 1},
      {share: 0.9, intervalS: 10},
    ];
    expect(adaptiveCurrentUa(phases, chip)).toBeCloseTo(0.1 * 12 + 0.9 * 1.2 + 2, 9);
  });

  it('lies between its states', () => {
    fc.assert(
      fc.property(fc.double({min: 0, max: 1, noNaN: true}), (share) => {
        const current = adaptiveCurrentUa(
          [
            {share, intervalS: 1},
            {share: 1 - share, intervalS: 10},
          ],
          chip,
        );
        expect(current).toBeGreaterThanOrEqual(3.2 - 1e-9);
        expect(current).toBeLessThanOrEqual(14 + 1e-9);
      }),
    );
  });
});

describe('the shortest interval for a current', () => {
  it('gives the current back', () => {
    expect(averageCurrentUa({...chip, intervalS: shortestIntervalS(8, chip)})).toBeCloseTo(8, 9);
  });

  it('is none when sleeping takes it all', () => {
    expect(shortestIntervalS(2, chip)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('one advertising event', () => {
  it.each([
    [0, 18, 272, 816],
    [5, 23, 312, 936],
    [13, 31, 376, 1128],
  ])(
    'with a payload of %d bytes has %d bytes of data, %d µs on a channel, %d µs on three',
    (payload, ...expected) => {
      const {dataBytes, channelUs, eventUs} = timeOnAir(payload);
      expect([dataBytes, channelUs, eventUs]).toEqual(expected);
    },
  );

  it('costs the current of sending and the overhead', () => {
    expect(eventChargeUc(8, 13, 3)).toBeCloseTo(8 * 1.128 + 3, 9);
  });
});
