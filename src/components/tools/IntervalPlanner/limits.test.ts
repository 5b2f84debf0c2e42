import {readDuration, readPercent, readQuantity} from '@site/model/quantities/testing/readQuantity';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {planOf, resultsOf} from './plan';
import {type PlannerValues, specs} from './specs';

const values = fc.record(
  Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => [
      name,
      spec.isWhole
        ? fc.integer({min: spec.min, max: spec.max})
        : fc.double({min: spec.min, max: spec.max, noNaN: true}),
    ]),
  ) as Record<keyof PlannerValues, fc.Arbitrary<number>>,
);
/** Periods around the shortest one, in minutes, where the numbers of a day are just enough or not. */
const periods = fc.oneof(
  fc.double({min: 0.01, max: 1440, noNaN: true}),
  fc.double({min: 1.3, max: 1.5, noNaN: true}),
);
const start = Object.fromEntries(
  Object.entries(specs).map(([name, spec]) => [name, spec.start]),
) as PlannerValues;
const shown = (given: PlannerValues) => resultsOf(planOf(given), given);

/**
 * Every figure of the planner. A limit or a promise goes to its safe side; an estimate, of which nothing is promised,
 * goes to the nearest, but is neither all nor nothing.
 */
const directions: Record<string, string> = {
  'Chance of being heard': 'an estimate; never 100 % while something can be missed',
  'Average current': 'an estimate',
  'Battery life': 'down',
  'New packets a day':
    'up, its share of the budget too; the time that the budget lasts down, the shortest period up',
};

describe('what the interval planner shows', () => {
  it('has a direction for each result', () => {
    expect(shown(start).map(({name}) => name)).toEqual(Object.keys(directions));
  });

  it('promises no certainty', () => {
    fc.assert(
      fc.property(values, (given) => {
        const chance = shown(given)[0]?.value;
        if (chance === '100\u00a0%') expect(given.duty).toBe(100);
        if (chance === '0\u00a0%') expect(planOf(given).chance).toBeLessThan(1e-6);
      }),
      {numRuns: 1000},
    );
    expect(shown({...start, interval: 0.02, dwell: 86_400})[0]?.value).toBe('>\u00a099.9\u00a0%');
  });

  it('promises no more years than the formula gives', () => {
    fc.assert(
      fc.property(values, (given) => {
        const {years} = planOf(given);
        expect(readQuantity(shown(given)[2]?.value ?? '')).toBeLessThanOrEqual(years * (1 + 1e-11));
      }),
      {numRuns: 1000},
    );
  });

  it('takes no less of the budget than the formula gives, and leaves no number that is not there', () => {
    fc.assert(
      fc.property(periods, (period) => {
        const given = {...start, period};
        const {packets, share, lastsH} = planOf(given);
        const {value, note = '', tone} = shown(given)[3] ?? {};
        expect(readQuantity(value ?? '')).toBeGreaterThanOrEqual(packets * (1 - 1e-11));
        if (tone === 'bad') {
          expect(share).toBeGreaterThan(1);
          expect(readDuration(note)).toBeLessThanOrEqual(lastsH * 3600 * (1 + 1e-11));
          return;
        }
        expect(share).toBeLessThanOrEqual(1 + 1e-11);
        expect(readPercent(note)).toBeGreaterThanOrEqual(share * (1 - 1e-11));
        const left = Number(/The rest, ([\d,]+)/.exec(note)?.[1]?.replace(',', '') ?? 0);
        expect(left).toBeLessThanOrEqual(1024 - packets + 1e-6);
        expect(left === 0).toBe(note.includes('no number is left'));
      }),
      {numRuns: 1000},
    );
  });

  it('asks for a period that lasts the day', () => {
    const note = shown({...start, period: 1})[3]?.note ?? '';
    const seconds = Number(/every ([\d.]+)\s/.exec(note)?.[1]);
    expect(planOf({...start, period: seconds / 60}).packets).toBeLessThanOrEqual(1024);
  });

  it('says that no number is left at 84.375 s', () => {
    expect(shown({...start, period: 84.375 / 60})[3]).toMatchObject({
      tone: 'open',
      value: '1,024 of 1,024',
      note: '100\u00a0% of the budget: no number is left for the rotation or for a reset. Fetch a new packet less often.',
    });
  });

  it('says that a transmit power is below the minimum, with a minus sign', () => {
    expect(shown({...start, power: 0})[0]).toMatchObject({
      tone: 'bad',
      note: expect.stringMatching(
        /^0 dBm is less than the minimum of this network.*at least \+4 dBm.*−4 dB change/,
      ),
    });
    expect(shown({...start, power: -4})[0]?.note).toMatch(/^−4 dBm/);
    expect(shown(start)[0]?.tone).toBeUndefined();
  });

  it('hears in no more passes than the device sends in', () => {
    const given = {...start, interval: 10, dwell: 1, duty: 100};
    expect(shown(given)[0]).toMatchObject({value: '10\u00a0%', formula: '1 s / 10 s'});
  });
});
