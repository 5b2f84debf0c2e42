import {driftS, timeToErrorS} from '../../../../model/clock/clockError';
import {clockLimitS, dayS} from '../../../../model/clock/midnightMargin';
import type {Figures} from '../Figures';
import {duration, whole} from './format';

/** How far clocks drift at most, and how soon an hour is gone at the earliest. */
export const clockFigures: Figures = {
  tables: {
    'clock-drift': () => ({
      columns: ['Tolerance', 'Per day', 'Per 30 days', 'Per 365 days', '1 hour off after'],
      rows: [10, 20, 50, 100, 500].map((ppm) => [
        `${ppm} ppm`,
        ...[1, 30, 365].map((days) => duration(driftS(ppm, days * dayS), 'up', 3)),
        `${whole(timeToErrorS(ppm, clockLimitS) / dayS, 'down')} days`,
      ]),
    }),
  },
  values: {},
};
