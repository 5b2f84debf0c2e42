import type {Result} from '../quantities/Results';
import {figure, percentText} from '../quantities/texts';
import type {Plan} from './plan';
import {type PlannerName, referencePowerDbm} from './specs';

/** Above this the cell ages faster than the radio empties it, in years. */
export const agingYears = 5;

/** The plan in words, with each formula and the numbers in it. */
export function resultsOf(plan: Plan, values: Readonly<Record<PlannerName, number>>): Result[] {
  const {interval, duty, gateways, power, sleep, battery, period, payload} = values;
  const {chance, dwellS, eventUc, currentUa, years, packets, share, lastsH, units} = plan;
  const several = gateways === 1 ? '' : `, for ${figure(gateways)} gateways 1 − (1 − p)^${figure(gateways)}`;
  return [
    {
      name: 'Chance of being heard',
      value: percentText(chance),
      formula: `1 − (1 − ${duty / 100})^(${figure(dwellS)} s / ${interval} s)${several}`,
      note:
        power === referencePowerDbm
          ? 'Per pass. Bytes that get lost at the edge of the range lower it.'
          : `Per pass. In free space ${figure(power - referencePowerDbm)} dB change the time in range to ${figure(dwellS, 's')}; walls take most of a gain back.`,
    },
    {
      name: 'Average current',
      value: figure(currentUa, 'µA'),
      formula: `${figure(eventUc)} µC / ${interval} s + ${sleep} µA`,
      note: `One event costs ${figure(eventUc, 'µC')}, with ${payload} bytes of payload. Interval in units of 0.625 ms: ${units.toLocaleString('en')}, 0x${units.toString(16).padStart(4, '0')}.`,
    },
    {
      name: 'Battery life',
      value: figure(years, 'years'),
      formula: `${battery} mAh / ${figure(currentUa)} µA`,
      tone: years > agingYears ? 'open' : undefined,
      note:
        years > agingYears
          ? 'Above about 5 years self-discharge and aging of the cell decide. Sensors and cold come on top.'
          : 'Sensors, LEDs and cold come on top.',
    },
    {
      name: 'New packets a day',
      value: `${figure(packets)} of 1,024`,
      formula: `86,400 s / ${figure(period * 60)} s`,
      tone: share > 1 ? 'bad' : 'good',
      note:
        share > 1
          ? `The sequence numbers are used up after ${figure(lastsH, 'h')}, then the SDK answers -EPERM until the rotation. Fetch a new packet every 84.4 s at most often; repeats of the same bytes are free.`
          : `${percentText(share)} of the budget. The rest is for the rotation and for resets.`,
    },
  ];
}
