import {describe, expect, it} from 'vitest';
import {pass, scanModes} from '../../plugins/content/figures/formulas/exampleInputs';
import {percent} from '../quantities/numberText';
import {chanceOfPass, scanDuty} from './chanceHeard';
import {simulatePasses, type WindowedPass} from './simulatePasses';

/** Phases of the scanning that are looked at. */
const phases = 3000;
/** The random delay in steps of 2 ms, each at its middle: 1 to 9 ms. */
const delayStepS = 0.002;
const delays = 5;

/**
 * The same share by integration: for each phase of the scanning, how the sum of the random delays is distributed among
 * the passes in which nothing was heard. Valid while all delays together stay below the interval, as here.
 */
function integratedPasses({intervalS, dwellS, windowS, cycleS}: WindowedPass): number {
  const last = Math.round(dwellS / intervalS) - 1;
  let missed = 0;
  for (let index = 0; index < phases; index++) {
    const phase = ((index + 0.5) / phases) * cycleS;
    let unheard: Float64Array = new Float64Array([1]);
    for (let event = 0; event <= last && unheard.some(Boolean); event++) {
      for (let sum = 0; sum < unheard.length; sum++) {
        const delay = (sum + event / 2) * delayStepS;
        if ((phase + event * intervalS + delay) % cycleS >= windowS) continue;
        // The last event comes in time only if the first one came early enough.
        unheard[sum] *= event === last ? Math.min(1, delay / intervalS) : 0;
      }
      if (event < last) unheard = withDelay(unheard);
    }
    missed += unheard.reduce((sum, share) => sum + share, 0);
  }
  return 1 - missed / phases;
}

/** The distribution after one more delay. */
function withDelay(shares: Float64Array): Float64Array {
  const later = new Float64Array(shares.length + delays - 1);
  for (let sum = 0; sum < shares.length; sum++)
    if (shares[sum] > 0)
      for (let delay = 0; delay < delays; delay++) later[sum + delay] += shares[sum] / delays;
  return later;
}

describe('simulated passes', () => {
  it('find everything when the gateway never stops scanning, and nothing when it never starts', () => {
    expect(simulatePasses({intervalS: 1, dwellS: 30, windowS: 1, cycleS: 1}, 500)).toBe(1);
    expect(simulatePasses({intervalS: 1, dwellS: 30, windowS: 0, cycleS: 1}, 500)).toBe(0);
  });

  it.each(
    scanModes.flatMap(({name, windowS, cycleS}) =>
      [1, 2, 5, 10].map((intervalS) => [name, intervalS, windowS, cycleS] as const),
    ),
  )(
    'come to what the integral gives, to the percent of the page too: %s, %d s',
    (...row) => {
      const [, intervalS, windowS, cycleS] = row;
      const windowed = {intervalS, windowS, cycleS, dwellS: pass.dwellS};
      const [simulated, integrated] = [simulatePasses(windowed), integratedPasses(windowed)];
      expect(Math.abs(simulated - integrated)).toBeLessThan(0.001);
      const shown = (share: number) => percent(Math.min(share, 0.9999));
      expect(shown(simulated)).toBe(shown(integrated));
    },
    120_000,
  );

  it('agree with the formula where the interval does not fit the cycle', () => {
    const [windowS, cycleS] = [0.14, 1.4];
    const formula = chanceOfPass({intervalS: 9.7, dwellS: 30, scanDuty: scanDuty(windowS, cycleS)});
    expect(simulatePasses({intervalS: 9.7, dwellS: 30, windowS, cycleS})).toBeCloseTo(formula, 1);
  });

  it('are worse than the formula where the interval nearly divides the cycle', () => {
    const windows = {windowS: 0.512, cycleS: 10.24};
    const formula = chanceOfPass({intervalS: 2, dwellS: 30, scanDuty: scanDuty(0.512, 10.24)});
    expect(simulatePasses({intervalS: 2, dwellS: 30, ...windows})).toBeLessThan(formula - 0.05);
  });

  it('come out the same each time', () => {
    const pass = {intervalS: 2, dwellS: 30, windowS: 0.14, cycleS: 1.4};
    expect(simulatePasses(pass, 1000)).toBe(simulatePasses(pass, 1000));
  });
});
