import {mostThatIsDrop, sampleForLowEnd, wilsonInterval} from '../../../../model/pilot';
import {numberText} from '../../../../model/quantities/numberText';
import {roundUp} from '../../../../model/quantities/rounding';
import type {Figures} from '../remarkComputed';
import {percent, whole} from './format';

/** What a pilot of some size can tell. */
export const pilotFigures: Figures = {
  tables: {
    'pilot-size': () => ({
      columns: ['Devices', 'Heard', 'You see', 'The true share lies between'],
      rows: [20, 50, 100, 200, 500].map((sample) => {
        const part = Math.floor(0.95 * sample);
        const {low, high} = wilsonInterval(part, sample);
        return [
          String(sample),
          String(part),
          percent(part / sample),
          `${percent(low, 'down')} and ${percent(high, 'up')}`,
        ];
      }),
    }),
    'pilot-needed': () => ({
      columns: ['You see', 'Devices for 90 % at the lower end', 'For 95 %'],
      rows: [0.96, 0.97, 0.98, 0.99, 1].map((seen) => [
        percent(seen),
        ...[0.9, 0.95].map((low) => whole(sampleForLowEnd(seen, low))),
      ]),
    }),
    'pilot-drop': () => ({
      columns: ['Pilot', 'Devices of the batch', 'A drop is', 'Points lower than the pilot'],
      rows: [100, 500].flatMap((pilot) =>
        [100, 300, 1000].map((sample) => {
          const part = Math.floor(0.95 * pilot);
          const most = mostThatIsDrop({part, sample: pilot}, sample);
          return [
            `${part} of ${pilot}`,
            whole(sample),
            `${most} heard or fewer`,
            numberText(roundUp(100 * (part / pilot - most / sample), 1), 1),
          ];
        }),
      ),
    }),
  },
  values: {
    'pilot-50-low': () => percent(wilsonInterval(47, 50).low, 'down'),
    'pilot-50-high': () => percent(wilsonInterval(47, 50).high, 'up'),
    'pilot-needed-90': () => `${sampleForLowEnd(0.97, 0.9)} devices`,
    'pilot-needed-95': () => `${sampleForLowEnd(0.97, 0.95)} devices`,
    'pilot-50-all-low': () => percent(wilsonInterval(50, 50).low, 'down'),
  },
};
