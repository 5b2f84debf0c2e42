import {
  adaptiveCurrentUa,
  allowedCurrentUa,
  averageCurrentUa,
  batteryLifeYears,
  shortestIntervalS,
} from '../../../src/radio/batteryLife';
import {chanceOfPass, dwellOfPassS, longestIntervalS} from '../../../src/radio/chanceHeard';
import {packetBudget, resetsPerDay} from '../../../src/radio/packetBudget';
import type {Figures} from '../Figures';
import {pallet} from './exampleInputs';
import {microamperes, percent, seconds, whole, years} from './format';

const {eventUc, scanDuty, movingShare, moving, still} = pallet;
const usableMah = pallet.capacityMah * pallet.usable;
const baseUa = pallet.sleepUa + pallet.sensorUa;
const allowedUa = allowedCurrentUa(usableMah, pallet.years);
const radioUa = allowedUa - baseUa;
const dwellS = dwellOfPassS(pallet);
const movingUa = (movingShare * eventUc) / moving;
const leftUa = radioUa - movingUa;

const currentAt = (share: number) =>
  adaptiveCurrentUa(
    [
      {share, intervalS: moving},
      {share: 1 - share, intervalS: still},
    ],
    {eventUc, sleepUa: baseUa},
  );
const lifeAt = (share: number) => batteryLifeYears(usableMah, currentAt(share));

/** Share of the time in motion at which the battery lasts exactly as long as it has to. */
const breakEven = (radioUa - eventUc / still) / (eventUc / moving - eventUc / still);

const chanceAt = (intervalS: number, time: number) =>
  percent(chanceOfPass({intervalS, dwellS: time, scanDuty}));
/** Two digits, so that the steps of the page add up. */
const fine = (current: number) => `${current.toFixed(2)} µA`;

/** The example of a pallet tracker, step by step. */
export const palletFigures: Figures = {
  tables: {
    'pallet-moving-share': () => ({
      columns: ['Moves for', 'Average current', 'Battery life'],
      rows: [0.05, 0.1, 0.2, 0.3, 0.5].map((share) => [
        percent(share),
        microamperes(currentAt(share)),
        years(lifeAt(share)),
      ]),
    }),
  },
  values: {
    'pallet-usable': () => `${whole(usableMah)} mAh`,
    'pallet-allowed': () => fine(allowedUa),
    'pallet-radio': () => fine(radioUa),
    'pallet-constant': () => seconds(shortestIntervalS(allowedUa, {eventUc, sleepUa: baseUa})),
    'pallet-dwell': () => seconds(dwellS),
    'pallet-longest': () => seconds(longestIntervalS(pallet.chance, {dwellS, scanDuty})),
    'pallet-chance-moving': () => chanceAt(moving, dwellS),
    'pallet-chance-constant': () =>
      chanceAt(shortestIntervalS(allowedUa, {eventUc, sleepUa: baseUa}), dwellS),
    'pallet-moving-current': () => fine(movingUa),
    'pallet-left': () => fine(leftUa),
    'pallet-shortest-still': () =>
      seconds((1 - movingShare) * shortestIntervalS(leftUa, {eventUc, sleepUa: 0})),
    'pallet-still-current': () =>
      fine((1 - movingShare) * averageCurrentUa({eventUc, intervalS: still, sleepUa: 0})),
    'pallet-chance-still': () => chanceAt(still, 300),
    'pallet-chance-still-pass': () => chanceAt(still, dwellS),
    'pallet-current': () => fine(currentAt(movingShare)),
    'pallet-life': () => `${lifeAt(movingShare).toFixed(2)} years`,
    'pallet-break-even': () => percent(breakEven),
    'pallet-measure-moving': () => microamperes(currentAt(1)),
    'pallet-measure-still': () => microamperes(currentAt(0)),
    'pallet-packets': () => whole(packetBudget(pallet.periodS).packets),
    'pallet-budget': () => percent(packetBudget(pallet.periodS).share),
    'pallet-resets': () => String(resetsPerDay(pallet.periodS)),
  },
};
