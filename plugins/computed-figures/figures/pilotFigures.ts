import {wilsonInterval} from '../../../src/pilot/wilsonInterval';
import type {Figures} from '../Figures';
import {percent} from './format';

const ends = (part: number, sample: number) => wilsonInterval(part, sample);

/** What a pilot of some size can tell. */
export const pilotFigures: Figures = {
  tables: {
    'pilot-size': () => ({
      columns: ['Devices', 'Heard', 'You see', 'The true share lies between'],
      rows: [20, 50, 100, 200, 500].map((sample) => {
        const part = Math.floor(0.95 * sample);
        const {low, high} = ends(part, sample);
        return [String(sample), String(part), percent(part / sample), `${percent(low)} and ${percent(high)}`];
      }),
    }),
  },
  values: {
    'pilot-50-low': () => percent(ends(47, 50).low),
    'pilot-50-high': () => percent(ends(47, 50).high),
  },
};
