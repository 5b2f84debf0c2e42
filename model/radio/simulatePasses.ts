import {randomNumbers} from '../quantities/randomNumbers';
import {maxAdvertisingDelayS} from './transmission';

/** A pass with the windows of the gateway's scanning, in seconds. */
export interface WindowedPass {
  intervalS: number;
  dwellS: number;
  windowS: number;
  cycleS: number;
}

/** Steps of the R2 sequence: powers of 1 / 1.324718, the root of x³ = x + 1. */
const spread = [0.754_877_666_246_693, 0.569_840_290_998_053] as const;

/**
 * Share of simulated passes in which something was sent inside a scan window, 0 to 1.
 *
 * Windows repeat strictly, each event comes a random 0 to 10 ms late, and both begin at a random moment: what
 * `chanceOfPass` leaves out. The moments are spread evenly, by the R2 sequence of Roberts, which makes the result of the
 * default number of passes right to 0.05 %. All random numbers are the same at each call, and so is the result.
 */
export function simulatePasses({intervalS, dwellS, windowS, cycleS}: WindowedPass, passes = 200_000): number {
  const random = randomNumbers(1);
  let heard = 0;
  for (let pass = 0; pass < passes; pass++) {
    const phase = ((0.5 + pass * spread[0]) % 1) * cycleS;
    for (let time = ((0.5 + pass * spread[1]) % 1) * intervalS; time < dwellS; ) {
      if ((time + phase) % cycleS < windowS) {
        heard++;
        break;
      }
      time += intervalS + random() * maxAdvertisingDelayS;
    }
  }
  return heard / passes;
}
