import {
  adaptiveCurrentUa,
  allowedCurrentUa,
  averageCurrentUa,
  batteryLifeYears,
  shortestIntervalS,
} from '../../../../model/radio/batteryLife';
import {chanceHeard, chanceOfPass, dwellOfPassS, longestIntervalS} from '../../../../model/radio/chanceHeard';
import {packetBudget, resetsPerDay} from '../../../../model/radio/packetBudget';
import {numberText} from '../../../../model/quantities/numberText';
import {type Rounding, round, roundDown} from '../../../../model/quantities/rounding';
import type {Figures} from '../remarkComputed';
import {pallet} from './exampleInputs';
import {microamperes, percent, seconds, whole, years} from './format';

const {eventUc, scanDuty, screenOffDuty, movingShare, moving, still, rangeM, shortRangeM, edgeReceived} =
  pallet;
const usableMah = pallet.capacityMah * pallet.usable;
const baseUa = pallet.sleepUa + pallet.sensorUa;
/** Rounded as it stands in the page, so that the steps after it add up and stay within it. */
const allowedUa = roundDown(allowedCurrentUa(usableMah, pallet.years), 2);
const radioUa = allowedUa - baseUa;
const dwellS = dwellOfPassS(pallet);
const walkS = dwellOfPassS({rangeM, speedKmh: pallet.walkKmh});
const movingUa = (movingShare * eventUc) / moving;
const leftUa = radioUa - movingUa;
const constantS = shortestIntervalS(allowedUa, {eventUc, sleepUa: baseUa});

const currentAt = (share: number, movingIntervalS: number = moving) =>
  adaptiveCurrentUa(
    [
      {share, intervalS: movingIntervalS},
      {share: 1 - share, intervalS: still},
    ],
    {eventUc, sleepUa: baseUa},
  );
const lifeAt = (share: number, movingIntervalS?: number) =>
  batteryLifeYears(usableMah, currentAt(share, movingIntervalS));

/** Share of the time in motion at which the battery lasts exactly as long as it has to. */
const breakEven = (radioUa - eventUc / still) / (eventUc / moving - eventUc / still);

const chanceAt = (intervalS: number, time: number) =>
  percent(chanceOfPass({intervalS, dwellS: time, scanDuty}));

/** What passes a gate with the pallet, or past it: the phone and the pallet part at the speed of the faster. */
const passes = [
  {name: 'A person walks', speedKmh: pallet.walkKmh},
  {name: 'A forklift', speedKmh: pallet.speedKmh},
  {name: 'A truck', speedKmh: 20},
];
const phones = [
  {name: 'One phone', duty: scanDuty, count: 1},
  {name: 'One phone', duty: screenOffDuty, count: 1},
  {name: 'Two phones', duty: screenOffDuty, count: 2},
  {name: 'Three phones', duty: screenOffDuty, count: 3},
];

/** What may be worse at a gate than in the design: a shorter radio range, and packets that get lost. */
const reaches = [rangeM, shortRangeM].flatMap((range) =>
  [1, edgeReceived].map((received) => ({
    range,
    received,
    pass: {scanDuty, received, dwellS: dwellOfPassS({rangeM: range, speedKmh: pallet.speedKmh})},
  })),
);

/** Hours of a day that a share of the time comes to: at most so many may be spent. */
const hoursOfDay = (share: number) => `${numberText(roundDown(24 * share, 1), 1)} h`;

/** Two digits, so that the steps of the page add up. */
const fine = (current: number, rounding: Rounding = 'nearest') =>
  `${numberText(round(current, 2, rounding), 2)} µA`;

/** The example of a pallet tracker, step by step. */
export const palletFigures: Figures = {
  tables: {
    'pallet-moving-share': () => ({
      columns: ['Moves for', 'Average current', 'Battery life'],
      rows: [0.05, 0.1, 0.2, 0.3, 0.5].map((share) => [
        `${percent(share)}, ${hoursOfDay(share)} a day`,
        microamperes(currentAt(share)),
        years(lifeAt(share)),
      ]),
    }),
    'pallet-reach': () => ({
      columns: [
        'Radio range',
        'Share `r` received',
        'In range',
        `At ${seconds(moving)}`,
        `Interval for ${percent(pallet.chance)}`,
        'Battery life with it',
      ],
      rows: reaches.map(({range, received, pass}) => {
        const longest = roundDown(longestIntervalS(pallet.chance, pass), 2);
        return [
          `${range} m`,
          String(received),
          `${pass.dwellS.toFixed(1)} s`,
          percent(chanceOfPass({...pass, intervalS: moving})),
          seconds(longest),
          years(lifeAt(movingShare, longest)),
        ];
      }),
    }),
    'pallet-passes': () => ({
      columns: [
        'Fastest at the gate',
        'In range',
        ...phones.map(({name, duty}) => `${name}, \`d\` = ${percent(duty)}`),
      ],
      rows: passes.map(({name, speedKmh}) => {
        const pass = {intervalS: moving, dwellS: dwellOfPassS({rangeM, speedKmh})};
        return [
          `${name}, ${speedKmh} km/h`,
          `${pass.dwellS.toFixed(1)} s`,
          ...phones.map(({duty, count}) => percent(chanceHeard({...pass, scanDuty: duty}, count))),
        ];
      }),
    }),
  },
  values: {
    'pallet-usable': () => `${whole(usableMah)} mAh`,
    'pallet-allowed': () => fine(allowedUa, 'down'),
    'pallet-radio': () => fine(radioUa, 'down'),
    'pallet-constant': () => seconds(constantS, 'up'),
    'pallet-dwell': () => `${dwellS.toFixed(1)} s`,
    'pallet-longest': () => seconds(longestIntervalS(pallet.chance, {dwellS, scanDuty}), 'down'),
    'pallet-chance-moving': () => chanceAt(moving, dwellS),
    'pallet-chance-constant': () => chanceAt(constantS, dwellS),
    'pallet-moving-current': () => fine(movingUa),
    'pallet-left': () => fine(leftUa, 'down'),
    'pallet-shortest-still': () =>
      seconds((1 - movingShare) * shortestIntervalS(leftUa, {eventUc, sleepUa: 0}), 'up'),
    'pallet-still-current': () =>
      fine((1 - movingShare) * averageCurrentUa({eventUc, intervalS: still, sleepUa: 0})),
    'pallet-chance-still': () => chanceAt(still, 300),
    'pallet-chance-still-pass': () => chanceAt(still, walkS),
    'pallet-current': () => fine(currentAt(movingShare)),
    'pallet-spare': () =>
      fine(leftUa - (1 - movingShare) * averageCurrentUa({eventUc, intervalS: still, sleepUa: 0}), 'down'),
    'pallet-life': () => years(lifeAt(movingShare)),
    'pallet-break-even': () => percent(breakEven, 'down'),
    'pallet-break-even-hours': () => hoursOfDay(breakEven),
    'pallet-moving-hours': () => hoursOfDay(movingShare),
    'pallet-chance-limited': () => chanceAt(still, dwellS),
    'pallet-measure-moving': () => microamperes(currentAt(1)),
    'pallet-measure-still': () => microamperes(currentAt(0)),
    'pallet-packets': () => whole(packetBudget(pallet.periodS).packets, 'up'),
    'pallet-budget': () => percent(packetBudget(pallet.periodS).share, 'up', 1),
    'pallet-resets': () => String(resetsPerDay(pallet.periodS)),
  },
};
