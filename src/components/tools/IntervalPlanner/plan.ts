import {numberText} from '@site/model/quantities/numberText';
import {averageCurrentUa, batteryLifeYears, eventChargeUc} from '@site/model/radio/batteryLife';
import {chanceHeard} from '@site/model/radio/chanceHeard';
import {packetBudget, packetsPerCounter, shortestPacketPeriodS} from '@site/model/radio/packetBudget';
import {freeSpaceRangeFactor, intervalUnits} from '@site/model/radio/transmission';
import type {Result} from '../quantities/Planner';
import {durationText, figure, percentText, yearsText} from '../quantities/texts';
import {type PlannerValues, referencePowerDbm} from './specs';

/** Computes a plan; the values must be in the ranges of `specs`. */
export function planOf(values: PlannerValues) {
  const {interval, dwell, duty, gateways, power, current, wake, sleep, battery, payload, period} = values;
  const dwellS = dwell * freeSpaceRangeFactor(power - referencePowerDbm);
  const eventUc = eventChargeUc(current, payload, wake);
  const currentUa = averageCurrentUa({eventUc, intervalS: interval, sleepUa: sleep});
  return {
    /** Chance that a gateway hears the device in one pass, 0 to 1. */
    chance: chanceHeard({intervalS: interval, dwellS, scanDuty: duty / 100}, gateways),
    /** Time in range with the transmit power that was entered. */
    dwellS,
    /** Of one advertising event. */
    eventUc,
    currentUa,
    years: batteryLifeYears(battery, currentUa),
    ...packetBudget(period * 60),
    /** The radio interval in units of 0.625 ms. */
    units: intervalUnits(interval),
  };
}

type Plan = ReturnType<typeof planOf>;

/** Above this the cell ages faster than the radio empties it, in years. */
export const agingYears = 5;

/** The plan in words, with each formula and the numbers in it. */
export function resultsOf(plan: Plan, values: PlannerValues): Result[] {
  const {interval, sleep, battery, payload} = values;
  const {eventUc, currentUa, years, units} = plan;
  return [
    chanceResult(plan, values),
    {
      name: 'Average current',
      value: figure(currentUa, 'µA'),
      formula: `${figure(eventUc)} µC / ${numberText(interval)} s + ${numberText(sleep)} µA`,
      note: `One event costs ${figure(eventUc, 'µC')}, with ${payload} bytes of payload. Interval in units of 0.625 ms: ${numberText(units)}, 0x${units.toString(16).padStart(4, '0')}.`,
    },
    {
      name: 'Battery life',
      value: yearsText(years),
      formula: `${numberText(battery)} mAh / ${figure(currentUa)} µA`,
      tone: years > agingYears ? 'open' : undefined,
      note:
        years > agingYears
          ? 'Above about 5 years self-discharge and aging of the cell decide. Sensors and cold come on top.'
          : 'Sensors, LEDs and cold come on top.',
    },
    packetsResult(plan, values),
  ];
}

function chanceResult({chance, dwellS}: Plan, {interval, duty, gateways, power}: PlannerValues): Result {
  const ofOne = 1 - (1 - duty / 100) ** (dwellS / interval);
  const sends = `${figure(dwellS)} s / ${numberText(interval)} s`;
  // A device that sends less than once in a pass is heard in no more passes than it sends in.
  const one =
    ofOne > dwellS / interval
      ? sends
      : `1 − (1 − ${numberText(Number((duty / 100).toFixed(12)))})^(${sends})`;
  const several =
    gateways === 1 ? '' : `, for ${numberText(gateways)} gateways 1 − (1 − p)^${numberText(gateways)}`;
  const change = power - referencePowerDbm;
  const range = `In free space ${figure(change)} dB change the time in range to ${figure(dwellS, 's')}`;
  return {
    name: 'Chance of being heard',
    value: percentText(chance),
    formula: `${one}${several}`,
    tone: change < 0 ? 'bad' : undefined,
    note:
      change === 0
        ? 'Per pass. Bytes that get lost at the edge of the range lower it.'
        : change > 0
          ? `Per pass. ${range}; walls take most of a gain back.`
          : `${figure(power)} dBm is less than the minimum of this network: send with at least +${referencePowerDbm} dBm. ${range}.`,
  };
}

function packetsResult({packets, share, lastsH}: Plan, {period}: PlannerValues): Result {
  const taken = Math.ceil(packets - 1e-9);
  const left = packetsPerCounter - taken;
  const shortest = figure(shortestPacketPeriodS, 's', 'up');
  const part = percentText(share, 'up', 1);
  return {
    name: 'New packets a day',
    value: `${numberText(taken)} of ${numberText(packetsPerCounter)}`,
    formula: `86,400 s / ${figure(period * 60)} s`,
    tone: left < 0 ? 'bad' : left === 0 ? 'open' : 'good',
    note:
      left < 0
        ? `The sequence numbers are used up after ${durationText(lastsH * 3600, 'down')}, then the SDK answers -EPERM until the rotation. Fetch a new packet every ${shortest} at most often; repeats of the same bytes are free.`
        : left === 0
          ? `${part} of the budget: no number is left for the rotation or for a reset. Fetch a new packet less often.`
          : `${part} of the budget. The rest, ${numberText(left)} ${left === 1 ? 'number' : 'numbers'}, is for the rotation and for resets.`,
  };
}
