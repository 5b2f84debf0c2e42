import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {chanceHeard, chanceOfPass, dwellOfPassS, longestIntervalS, meanWaitS, scanDuty} from './chanceHeard';

const passes = fc.record({
  intervalS: fc.double({min: 0.02, max: 10.24, noNaN: true}),
  dwellS: fc.double({min: 0, max: 3600, noNaN: true}),
  scanDuty: fc.double({min: 0, max: 1, noNaN: true}),
  received: fc.double({min: 0, max: 1, noNaN: true}),
});
const percent = (chance: number) => Math.round(100 * chance);

describe('the chance of being heard', () => {
  it.each([
    [1, 96],
    [2, 79],
    [5, 47],
    [10, 27],
  ])(
    'at an interval of %d s, in range for 30 s of a gateway that scans for 10 %%, is %d %%',
    (intervalS, expected) => {
      expect(percent(chanceOfPass({intervalS, dwellS: 30, scanDuty: 0.1}))).toBe(expected);
    },
  );

  it('is a chance, whatever the pass', () => {
    fc.assert(
      fc.property(passes, fc.nat(50), (pass, gateways) => {
        const chance = chanceHeard(pass, gateways);
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('never falls when the interval is shorter, the dwell longer, the duty or the number of gateways larger', () => {
    fc.assert(
      fc.property(
        passes,
        fc.integer({min: 1, max: 20}),
        fc.double({min: 1, max: 5, noNaN: true}),
        (pass, n, more) => {
          const chance = chanceHeard(pass, n) - 1e-12;
          const intervalS = Math.max(0.02, pass.intervalS / more);
          expect(chanceHeard({...pass, intervalS}, n)).toBeGreaterThanOrEqual(chance);
          expect(chanceHeard({...pass, dwellS: pass.dwellS * more}, n)).toBeGreaterThanOrEqual(chance);
          const scanDuty = Math.min(1, pass.scanDuty * more);
          expect(chanceHeard({...pass, scanDuty}, n)).toBeGreaterThanOrEqual(chance);
          expect(chanceHeard(pass, n + 1)).toBeGreaterThanOrEqual(chance);
        },
      ),
    );
  });

  it('is certain without pauses in the scanning, and nothing without scanning or gateways', () => {
    expect(chanceHeard({intervalS: 1, dwellS: 1, scanDuty: 1})).toBe(1);
    expect(chanceHeard({intervalS: 1, dwellS: 30, scanDuty: 0})).toBe(0);
    expect(chanceHeard({intervalS: 1, dwellS: 30, scanDuty: 0.1}, 0)).toBe(0);
  });

  it('counts what is lost on the way as if the gateway scanned less', () => {
    const lossy = chanceOfPass({intervalS: 2, dwellS: 30, scanDuty: 0.2, received: 0.5});
    expect(lossy).toBeCloseTo(chanceOfPass({intervalS: 2, dwellS: 30, scanDuty: 0.1}), 12);
  });
});

describe('no chance promises too much', () => {
  const shares = fc.double({min: 0, max: 1, noNaN: true});
  const passes = fc.record({
    intervalS: fc.double({min: 0.02, max: 10.24, noNaN: true}),
    dwellS: fc.double({min: 0, max: 86_400, noNaN: true}),
    scanDuty: fc.double({min: 0, max: 1, noNaN: true}),
    received: shares,
  });

  it('is 1 only where nothing can be missed', () => {
    fc.assert(
      fc.property(passes, fc.integer({min: 1, max: 1000}), (pass, gateways) => {
        const chance = chanceHeard(pass, gateways);
        if (chance === 1) expect(pass.scanDuty * pass.received).toBe(1);
        expect(chance).toBeLessThanOrEqual(1);
      }),
    );
    expect(chanceHeard({intervalS: 0.02, dwellS: 86_400, scanDuty: 0.9}, 1000)).toBeLessThan(1);
  });

  it('hears in no more passes than the device sends in', () => {
    expect(chanceOfPass({intervalS: 10, dwellS: 1, scanDuty: 1})).toBeCloseTo(0.1, 12);
    fc.assert(
      fc.property(passes, (pass) => {
        expect(chanceOfPass(pass)).toBeLessThanOrEqual(pass.dwellS / pass.intervalS);
      }),
    );
  });

  it('needs no gateway that never pauses to hear more than what is sent', () => {
    expect(longestIntervalS(1, {dwellS: 5, scanDuty: 1})).toBe(5);
    expect(longestIntervalS(0.5, {dwellS: 5, scanDuty: 1})).toBeCloseTo(10, 12);
  });
});

describe('the longest interval for a chance', () => {
  it('gives the chance back', () => {
    fc.assert(
      fc.property(
        fc.double({min: 0.01, max: 0.999, noNaN: true}),
        fc.double({min: 0.01, max: 0.9, noNaN: true}),
        fc.integer({min: 1, max: 20}),
        (chance, duty, gateways) => {
          const pass = {dwellS: 60, scanDuty: duty};
          const intervalS = longestIntervalS(chance, pass, gateways);
          fc.pre(intervalS >= 0.02 && intervalS <= 10.24);
          expect(chanceHeard({...pass, intervalS}, gateways)).toBeCloseTo(chance, 9);
        },
      ),
    );
  });

  it('is none where nothing is heard, and any where nothing is asked', () => {
    expect(longestIntervalS(0.9, {dwellS: 30, scanDuty: 0})).toBe(0);
    expect(longestIntervalS(0, {dwellS: 30, scanDuty: 0.1})).toBe(Number.POSITIVE_INFINITY);
    expect(longestIntervalS(1, {dwellS: 30, scanDuty: 0.1})).toBe(0);
  });
});

describe('what a pass is made of', () => {
  it.each([
    [512, 10_240, 5],
    [140, 1400, 10],
    [183, 730, 25],
  ])('a window of %d ms in %d ms is a scan duty of %d %%', (window, cycle, expected) => {
    expect(percent(scanDuty(window, cycle))).toBe(expected);
  });

  it('takes twice the radio range at a speed', () => {
    expect(dwellOfPassS({rangeM: 30, speedKmh: 5})).toBeCloseTo(43.2, 9);
  });

  it('waits on average for one gateway that hears', () => {
    expect(meanWaitS(6, 0.5)).toBe(1200);
    expect(meanWaitS(0, 0.5)).toBe(Number.POSITIVE_INFINITY);
  });
});
