import {describe, expect, it} from 'vitest';
import {chanceOfPass, scanDuty} from './chanceHeard';
import {simulatePasses} from './simulatePasses';

describe('simulated passes', () => {
  it('find everything when the gateway never stops scanning, and nothing when it never starts', () => {
    expect(simulatePasses({intervalS: 1, dwellS: 30, windowS: 1, cycleS: 1}, 500)).toBe(1);
    expect(simulatePasses({intervalS: 1, dwellS: 30, windowS: 0, cycleS: 1}, 500)).toBe(0);
  });

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
