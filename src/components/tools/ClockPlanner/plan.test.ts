import {describe, expect, it} from 'vitest';
import {readNumbers, textsFor} from '../quantities/numbers';
import {planClock, resultsOf} from './plan';
import {type ClockName, type ClockValues, specs} from './specs';

const start = readNumbers(specs, textsFor(specs)).values as ClockValues;
const plan = (
  change: Partial<Record<ClockName, number>>,
  kind: Parameters<typeof planClock>[1] = 'runs-on',
) => {
  const values = {...start, ...change};
  return {plan: planClock(values, kind), results: resultsOf(planClock(values, kind), values, kind)};
};

describe('a clock plan', () => {
  it('drifts 4.32 s a day with 50 ppm', () => {
    expect(plan({}).plan).toMatchObject({earlyS: 130.6, marginS: 3600 - 130.6, silentS: 0});
    expect(plan({}).results[0]).toMatchObject({
      tone: 'good',
      formula: '3,600 s − (1 s + 50 ppm × 2,592,000 s)',
    });
  });

  it('says how often to set a clock that is not exact enough', () => {
    const {results} = plan({drift: 100, resync: 500, source: 0});
    expect(results[0]).toMatchObject({tone: 'bad', note: expect.stringMatching(/Set it every 416.days/)});
  });

  it('counts what resets cost', () => {
    const {plan: restored, results} = plan({}, 'restores');
    expect(restored.lateS - restored.earlyS).toBeCloseTo(3 * 620, 9);
    expect(results[0]?.formula).toContain('+ 3 × (600 s + 20 s)');
    expect(plan({resets: 10}, 'restores').results[0]?.note).toMatch(/save the time more often/);
  });

  it('tells the silence of a device that waits', () => {
    expect(plan({}, 'waits').results.at(-1)).toMatchObject({
      name: 'Silence after a reset',
      value: '2\u00a0h',
    });
    expect(plan({}).results.map(({name}) => name)).not.toContain('Silence after a reset');
  });

  it('has no limit without drift, and none left when resets take the hour', () => {
    expect(plan({drift: 0}).plan.longestResyncS).toBe(Number.POSITIVE_INFINITY);
    expect(plan({drift: 0, source: 3600}).plan.longestResyncS).toBe(0);
  });

  it('says that no time between settings is short enough', () => {
    const {results} = plan({source: 3600});
    expect(results[3]).toMatchObject({value: 'None', note: expect.stringMatching(/leaves the hour/)});
    expect(results[0]?.note).toMatch(/set the clock from a better one/);
  });

  it('begins with the days that the page tells to plan with', () => {
    expect(plan({}).results[2]?.note).toBe('Receivers that try 2 days on either side find every packet.');
  });

  it('loses packets behind the search of receivers', () => {
    expect(plan({days: 0}).results[2]).toMatchObject({tone: 'bad', value: 'Lost already'});
    expect(plan({refresh: 30}).plan.lateS).toBeCloseTo(130.6 + 1800, 9);
  });
});
