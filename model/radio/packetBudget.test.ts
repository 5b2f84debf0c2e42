import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {packetBudget, resetsPerDay, shortestPacketPeriodS} from './packetBudget';

describe('the packet budget', () => {
  it('bears a new packet every 84.375 s and no more', () => {
    expect(shortestPacketPeriodS).toBe(84.375);
    expect(packetBudget(shortestPacketPeriodS)).toEqual({packets: 1024, share: 1, lastsH: 24});
  });

  it('is gone after 17 minutes with a new packet each second', () => {
    expect(packetBudget(1).lastsH * 60).toBeCloseTo(17.07, 2);
  });

  it('is kept to exactly when it lasts a day', () => {
    fc.assert(
      fc.property(fc.double({min: 1, max: 86_400, noNaN: true}), (periodS) => {
        const {share, lastsH} = packetBudget(periodS);
        expect(share * lastsH).toBeCloseTo(24, 6);
      }),
    );
  });

  it('bears the resets that blocks leave room for', () => {
    expect(resetsPerDay(360)).toBe(24);
    expect(resetsPerDay(shortestPacketPeriodS)).toBe(0);
    expect(resetsPerDay(10)).toBe(0);
  });
});
