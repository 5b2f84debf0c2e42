import {clockLimitS, dayS, driftS, timeToErrorS} from '../../../../model/clock';
import {packetBudget, resetsPerDay, shortestPacketPeriodS} from '../../../../model/radio/packetBudget';
import type {Figures} from '../remarkComputed';
import {duration, percent, whole} from './format';

const periods = [
  ['84.375 s', shortestPacketPeriodS],
  ...[2, 5, 6, 10, 15].map((minutes) => [`${minutes} min`, 60 * minutes] as const),
] as const;

/** What packet periods take of the sequence numbers of a day; how far clocks drift at most, and how soon by an hour. */
export const dayFigures: Figures = {
  tables: {
    'packet-budget': () => ({
      columns: ['New packet every', 'Packets a day', 'Share of 1,024', 'Resets a day, with blocks of 32'],
      rows: periods.map(([name, periodS]) => {
        const {packets, share} = packetBudget(periodS);
        return [name, whole(packets, 'up'), percent(share, 'up', 1), String(resetsPerDay(periodS))];
      }),
    }),
    'clock-drift': () => ({
      columns: ['Tolerance', 'Per day', 'Per 30 days', 'Per 365 days', '1 hour off after'],
      rows: [10, 20, 50, 100, 500].map((ppm) => [
        `${ppm} ppm`,
        ...[1, 30, 365].map((days) => duration(driftS(ppm, days * dayS), 'up', 3)),
        `${whole(timeToErrorS(ppm, clockLimitS) / dayS, 'down')} days`,
      ]),
    }),
  },
  values: {'budget-at-1-s': () => `${whole(packetBudget(1).lastsH * 60, 'down')} minutes`},
};
