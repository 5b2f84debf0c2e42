import {averageCurrentUa, batteryLifeYears, eventChargeUc} from '@site/model/radio/batteryLife';
import {chanceHeard} from '@site/model/radio/chanceHeard';
import {packetBudget} from '@site/model/radio/packetBudget';
import {freeSpaceRangeFactor, intervalUnits} from '@site/model/radio/transmission';
import {type PlannerName, referencePowerDbm} from './specs';

/** What the planner's numbers come to. */
export interface Plan {
  /** Chance that a gateway hears the device in one pass, 0 to 1. */
  chance: number;
  /** Time in range with the transmit power that was entered, in seconds. */
  dwellS: number;
  /** Charge of one advertising event, in microcoulombs. */
  eventUc: number;
  /** Average current, in microamperes. */
  currentUa: number;
  /** Battery life, in years. */
  years: number;
  /** New packets a day, without the one at the rotation. */
  packets: number;
  /** Of the 1,024 sequence numbers of a day. */
  share: number;
  /** Hours until they are used up. */
  lastsH: number;
  /** The radio interval in units of 0.625 ms. */
  units: number;
}

/** Computes a plan; the values must be in the ranges of `specs`. */
export function planOf(values: Readonly<Record<PlannerName, number>>): Plan {
  const {interval, dwell, duty, gateways, power, current, wake, sleep, battery, payload, period} = values;
  const dwellS = dwell * freeSpaceRangeFactor(power - referencePowerDbm);
  const eventUc = eventChargeUc(current, payload, wake);
  const currentUa = averageCurrentUa({eventUc, intervalS: interval, sleepUa: sleep});
  return {
    chance: chanceHeard({intervalS: interval, dwellS, scanDuty: duty / 100}, gateways),
    dwellS,
    eventUc,
    currentUa,
    years: batteryLifeYears(battery, currentUa),
    ...packetBudget(period * 60),
    units: intervalUnits(interval),
  };
}
