import {packetBudget, resetsPerDay, shortestPacketPeriodS} from '../../../../model/radio/packetBudget';
import type {Figures} from '../Figures';
import {percent, whole} from './format';

const periods = [
  ['84.375 s', shortestPacketPeriodS],
  ...[2, 5, 6, 10, 15].map((minutes) => [`${minutes} min`, 60 * minutes] as const),
] as const;

/** What packet periods take of the sequence numbers of a day. */
export const budgetFigures: Figures = {
  tables: {
    'packet-budget': () => ({
      columns: ['New packet every', 'Packets a day', 'Share of 1,024', 'Resets a day, with blocks of 32'],
      rows: periods.map(([name, periodS]) => {
        const {packets, share} = packetBudget(periodS);
        return [name, whole(packets, 'up'), percent(share, 'up', 1), String(resetsPerDay(periodS))];
      }),
    }),
  },
  values: {'budget-at-1-s': () => `${whole(packetBudget(1).lastsH * 60, 'down')} minutes`},
};
