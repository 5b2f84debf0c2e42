import {adaptiveCurrentUa, averageCurrentUa, batteryLifeYears} from '../../../../model/radio/batteryLife';
import {maxPayloadLength} from '../../../../model/packet/layout';
import {intervalUnits, timeOnAir} from '../../../../model/radio/transmission';
import type {Figures} from '../remarkComputed';
import {adaptive, coinCell} from './exampleInputs';
import {microamperes, percent, seconds, whole, years} from './format';

const {capacityMah, sleepUa, eventUc, marginEventUc} = coinCell;
const charges = [eventUc, marginEventUc];

const adaptiveCurrent = (charge: number) => adaptiveCurrentUa(adaptive, {eventUc: charge, sleepUa});
const lifeOf = (currentUa: number) => years(batteryLifeYears(capacityMah, currentUa));
const fastLife = (charge: number) =>
  lifeOf(averageCurrentUa({eventUc: charge, intervalS: adaptive[0].intervalS, sleepUa}));

/** What sending takes: current, battery life, time on air. */
export const batteryFigures: Figures = {
  tables: {
    'battery-life': () => ({
      columns: [
        'Radio interval',
        ...charges.flatMap((charge) => [`Current, ${charge} µC`, `Life, ${charge} µC`]),
      ],
      rows: [0.1, 0.5, 1, 2, 5, 10].map((intervalS) => [
        seconds(intervalS),
        ...charges.flatMap((charge) => {
          const currentUa = averageCurrentUa({eventUc: charge, intervalS, sleepUa});
          return [microamperes(currentUa), lifeOf(currentUa)];
        }),
      ]),
    }),
    'time-on-air': () => ({
      columns: ['Payload', 'Advertising data', 'One channel', 'Three channels', 'Duty at 1 s'],
      rows: [0, 5, maxPayloadLength].map((payload) => {
        const {dataBytes, channelUs, eventUs} = timeOnAir(payload);
        return [
          `${payload} bytes`,
          `${dataBytes} bytes`,
          `${channelUs} µs`,
          `${whole(eventUs)} µs`,
          percent(eventUs / 1e6, 'up'),
        ];
      }),
    }),
    'interval-units': () => ({
      columns: ['Interval', 'Units, decimal', 'Units, hexadecimal'],
      rows: [
        [0.1, '100 ms'] as const,
        ...[1, 1.5, 2, 5, 10].map((intervalS) => [intervalS, seconds(intervalS)] as const),
        [10.24, '10.24 s, the maximum'] as const,
      ].map(([intervalS, name]) => [
        name,
        whole(intervalUnits(intervalS)),
        `\`0x${intervalUnits(intervalS).toString(16).padStart(4, '0')}\``,
      ]),
    }),
  },
  values: {
    'adaptive-current': () => microamperes(adaptiveCurrent(eventUc)),
    'adaptive-life': () => lifeOf(adaptiveCurrent(eventUc)),
    'adaptive-current-margin': () => microamperes(adaptiveCurrent(marginEventUc)),
    'adaptive-life-margin': () => lifeOf(adaptiveCurrent(marginEventUc)),
    'fast-life': () => fastLife(eventUc),
    'fast-life-margin': () => fastLife(marginEventUc),
    'empty-saves': () => percent(1 - timeOnAir(0).eventUs / timeOnAir(maxPayloadLength).eventUs, 'down'),
  },
};
