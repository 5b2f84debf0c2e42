import {
  chanceHeard,
  chanceOfPass,
  dwellOfPassS,
  meanWaitS,
  scanDuty,
} from '../../../../model/radio/chanceHeard';
import {simulatePasses, type WindowedPass} from '../../../../model/radio/simulatePasses';
import {chanceUndisturbed} from '../../../../model/radio/transmission';
import type {Figures} from '../remarkComputed';
import {pass, scanModes} from './exampleInputs';
import {duration, percent, seconds} from './format';

const {dwellS} = pass;
const intervals = [1, 2, 5, 10];
const intervalNames = intervals.map((intervalS) => seconds(intervalS));
const duties = [0.05, 0.1, 0.25];
const gatewayCounts = [1, 2, 3, 5, 10];

const places = [
  {name: 'Stays nearby', dwellS: 300},
  ...[
    {name: 'Walks by', speedKmh: 5},
    {name: 'Cycles by', speedKmh: 15},
    {name: 'Drives by', speedKmh: 50},
  ].map(({name, speedKmh}) => ({
    name: `${name}, ${speedKmh} km/h`,
    dwellS: dwellOfPassS({rangeM: pass.rangeM, speedKmh}),
  })),
];

/** The mean wait at an interval with a number of gateways an hour, in seconds. */
const waitAt = (gatewaysPerHour: number, intervalS: number) =>
  meanWaitS(gatewaysPerHour, chanceOfPass({...pass, intervalS}));

/** A simulated share; never 100 %, since another pass may be missed. */
const simulated = (windowed: WindowedPass) => percent(Math.min(simulatePasses(windowed), 0.9999));

/** Chances of being heard, and how long it takes. */
export const chanceFigures: Figures = {
  tables: {
    'scan-duty': () => ({
      columns: ['Scan mode of Android', 'Window and cycle', 'Scan duty `d`'],
      rows: [
        ...scanModes.map(({name, windowS, cycleS}) => [
          name,
          `${1000 * windowS} ms of ${cycleS >= 1 ? `${cycleS} s` : `${1000 * cycleS} ms`}`,
          percent(scanDuty(windowS, cycleS)),
        ]),
        ['Low latency', 'All the time', percent(1)],
      ],
    }),
    'chance-by-duty': () => ({
      columns: ['Radio interval', `Sent in ${dwellS} s`, ...duties.map((duty) => `\`d\` = ${percent(duty)}`)],
      rows: [0.5, ...intervals].map((intervalS) => [
        seconds(intervalS),
        String(dwellS / intervalS),
        ...duties.map((scanDuty) => percent(chanceOfPass({intervalS, dwellS, scanDuty}))),
      ]),
    }),
    'chance-by-time': () => ({
      columns: ['Gateway', 'In range', ...intervalNames],
      rows: places.map((place) => [
        place.name,
        place.dwellS >= 10 ? seconds(place.dwellS) : `${place.dwellS.toFixed(1)} s`,
        ...intervals.map((intervalS) => percent(chanceOfPass({...pass, intervalS, dwellS: place.dwellS}))),
      ]),
    }),
    'chance-by-gateways': () => ({
      columns: ['Radio interval', '1 gateway', ...gatewayCounts.slice(1).map(String)],
      rows: intervals.map((intervalS) => [
        seconds(intervalS),
        ...gatewayCounts.map((gateways) => percent(chanceHeard({...pass, intervalS}, gateways))),
      ]),
    }),
    'chance-simulated': () => ({
      columns: [
        'Radio interval',
        ...scanModes.map((mode) => `\`d\` = ${percent(scanDuty(mode.windowS, mode.cycleS))}`),
      ],
      rows: intervals.map((intervalS) => [
        seconds(intervalS),
        ...scanModes.map(({windowS, cycleS}) => simulated({intervalS, dwellS, windowS, cycleS})),
      ]),
    }),
    'mean-wait': () => ({
      columns: ['Gateways an hour', ...intervalNames],
      rows: [1, 6, 60].map((gateways) => [
        String(gateways),
        ...intervals.map((intervalS) => duration(waitAt(gateways, intervalS))),
      ]),
    }),
  },
  values: {
    'wait-6-at-2': () => duration(waitAt(6, 2)),
    'wait-60-at-2': () => duration(waitAt(60, 2)),
    'undisturbed-300-at-half': () => percent(chanceUndisturbed({devices: 300, intervalS: 0.5})),
    'undisturbed-300-at-5': () => percent(chanceUndisturbed({devices: 300, intervalS: 5})),
  },
};
