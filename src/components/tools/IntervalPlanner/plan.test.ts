import {describe, expect, it} from 'vitest';
import {coinCell} from '../../../../plugins/content/figures/formulas/exampleInputs';
import {readNumbers, textsFor} from '../quantities/numbers';
import {planOf, resultsOf} from './plan';
import {type PlannerValues, specs} from './specs';

const start = readNumbers(specs, textsFor(specs)).values as PlannerValues;

describe('a plan', () => {
  it('gives what the page states for 2 s', () => {
    const plan = planOf(start);
    expect(plan.chance).toBeCloseTo(0.794, 3);
    expect(plan.eventUc).toBeCloseTo(coinCell.marginEventUc, 1);
    expect(plan.currentUa).toBeCloseTo(14, 1);
    expect(plan.years.toFixed(1)).toBe('1.8');
    expect(plan).toMatchObject({packets: 144, units: 3200, dwellS: 30});
  });

  it('has a longer time in range with more power, in free space', () => {
    expect(planOf({...start, power: 10}).dwellS).toBeCloseTo(59.9, 1);
    expect(planOf({...start, power: 10}).chance).toBeGreaterThan(planOf(start).chance);
    const [chance] = resultsOf(planOf({...start, power: 10}), {...start, power: 10});
    expect(chance?.note).toMatch(/6 dB change the time in range to 59.9/);
  });

  it('warns of a budget that does not last', () => {
    const fast = {...start, period: 1};
    const packets = resultsOf(planOf(fast), fast).at(-1);
    expect(packets).toMatchObject({
      tone: 'bad',
      value: '1,440 of 1,024',
      note: expect.stringMatching(/after 17.h.*every 84\.4.s/),
    });
    expect(resultsOf(planOf(start), start).at(-1)?.tone).toBe('good');
  });

  it('warns that cells age', () => {
    const slow = {...start, interval: 10};
    expect(resultsOf(planOf(slow), slow)[2]?.note).toMatch(/aging/);
  });

  it('shows the formulas with their numbers', () => {
    expect(resultsOf(planOf(start), start).map(({formula}) => formula)).toEqual([
      '1 − (1 − 0.1)^(30 s / 2 s)',
      '24 µC / 2 s + 2 µA',
      '220 mAh / 14 µA',
      '86,400 s / 600 s',
    ]);
  });
});
