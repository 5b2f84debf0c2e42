import {describe, expect, it} from 'vitest';
import {clockLimitS, dayS, driftS} from '../../../../model/clock';
import {mostThatIsDrop, wilsonInterval} from '../../../../model/pilot';
import {readDuration, readPercent, readQuantity} from '../../../../model/quantities/testing/readQuantity';
import {adaptiveCurrentUa, averageCurrentUa, batteryLifeYears} from '../../../../model/radio/batteryLife';
import {chanceHeard, dwellOfPassS} from '../../../../model/radio/chanceHeard';
import {packetBudget} from '../../../../model/radio/packetBudget';
import {timeOnAir} from '../../../../model/radio/transmission';
import {adaptive, coinCell, pallet, pass} from './exampleInputs';
import {figures} from './figures';

/** What is shown, and what it must not be above or below. */
type Pair = readonly [shown: number, formula: number];

const table = (name: string) => figures.tables[name]().rows;
const value = (name: string) => figures.values[name]();
const number = (name: string) => readQuantity(value(name));
const numberIn = (cell: string | undefined) => readQuantity(cell ?? '');

const {capacityMah, sleepUa, eventUc, marginEventUc} = coinCell;
const life = (charge: number, intervalS: number) =>
  batteryLifeYears(capacityMah, averageCurrentUa({eventUc: charge, intervalS, sleepUa}));
const adaptiveLife = (charge: number) =>
  batteryLifeYears(capacityMah, adaptiveCurrentUa(adaptive, {eventUc: charge, sleepUa}));

const usableMah = pallet.capacityMah * pallet.usable;
const baseUa = pallet.sleepUa + pallet.sensorUa;
const palletCurrent = (share: number, movingS: number) =>
  adaptiveCurrentUa(
    [
      {share, intervalS: movingS},
      {share: 1 - share, intervalS: pallet.still},
    ],
    {eventUc: pallet.eventUc, sleepUa: baseUa},
  );
const palletLife = (share: number, movingS: number = pallet.moving) =>
  batteryLifeYears(usableMah, palletCurrent(share, movingS));

/** Limits and promises: `down` must not be above its formula, `up` not below. */
const limits: Record<string, {down?: () => Pair[]; up?: () => Pair[]}> = {
  'battery-life': {
    down: () =>
      table('battery-life').flatMap(([interval, , life12, , life24]) => [
        [numberIn(life12), life(eventUc, numberIn(interval))],
        [numberIn(life24), life(marginEventUc, numberIn(interval))],
      ]),
  },
  'adaptive-life': {down: () => [[number('adaptive-life'), adaptiveLife(eventUc)]]},
  'adaptive-life-margin': {down: () => [[number('adaptive-life-margin'), adaptiveLife(marginEventUc)]]},
  'fast-life': {down: () => [[number('fast-life'), life(eventUc, 1)]]},
  'fast-life-margin': {down: () => [[number('fast-life-margin'), life(marginEventUc, 1)]]},
  'empty-saves': {
    down: () => [[readPercent(value('empty-saves')), 1 - timeOnAir(0).eventUs / timeOnAir(13).eventUs]],
  },
  'time-on-air': {
    up: () =>
      table('time-on-air').map(([, , , event, duty]) => [readPercent(duty ?? ''), numberIn(event) / 1e6]),
  },
  'packet-budget': {
    up: () =>
      table('packet-budget').flatMap(([period, packets, share]) => {
        const budget = packetBudget(readDuration(period ?? ''));
        return [
          [numberIn(packets), budget.packets],
          [readPercent(share ?? ''), budget.share],
        ];
      }),
    down: () =>
      table('packet-budget').map(([period, , , resets]) => [
        numberIn(resets),
        Math.max(0, 32 - packetBudget(readDuration(period ?? '')).packets / 32),
      ]),
  },
  'budget-at-1-s': {down: () => [[number('budget-at-1-s'), packetBudget(1).lastsH * 60]]},
  'clock-drift': {
    up: () =>
      table('clock-drift').flatMap(([ppm, ...drifts]) =>
        [1, 30, 365].map(
          (days, index): Pair => [readDuration(drifts[index] ?? ''), driftS(numberIn(ppm), days * dayS)],
        ),
      ),
    down: () =>
      table('clock-drift').map(([ppm, , , , after]) => [
        driftS(numberIn(ppm), readDuration(after ?? '')),
        clockLimitS,
      ]),
  },
  'pilot-size': {
    down: () =>
      table('pilot-size').map(([sample, part, , ends]) => [
        readPercent((ends ?? '').split(' and ')[0] ?? ''),
        wilsonInterval(numberIn(part), numberIn(sample)).low,
      ]),
    up: () =>
      table('pilot-size').map(([sample, part, , ends]) => [
        readPercent((ends ?? '').split(' and ')[1] ?? ''),
        wilsonInterval(numberIn(part), numberIn(sample)).high,
      ]),
  },
  'pilot-needed': {
    up: () =>
      table('pilot-needed').flatMap(([seen, ...needed]) =>
        [0.9, 0.95].map((low, index): Pair => {
          const sample = numberIn(needed[index]);
          return [wilsonInterval(readPercent(seen ?? '') * sample, sample).low, low];
        }),
      ),
  },
  'pilot-drop': {
    up: () =>
      table('pilot-drop').map(([pilot, sample, , points]) => {
        const [part, of] = (pilot ?? '').split(' of ').map(Number);
        const most = mostThatIsDrop({part, sample: of}, numberIn(sample));
        return [numberIn(points), 100 * (part / of - most / numberIn(sample))];
      }),
  },
  'pilot-50-low': {down: () => [[readPercent(value('pilot-50-low')), wilsonInterval(47, 50).low]]},
  'pilot-50-high': {up: () => [[readPercent(value('pilot-50-high')), wilsonInterval(47, 50).high]]},
  'pilot-50-all-low': {down: () => [[readPercent(value('pilot-50-all-low')), wilsonInterval(50, 50).low]]},
  'pilot-needed-90': {
    up: () => [[wilsonInterval(0.97 * number('pilot-needed-90'), number('pilot-needed-90')).low, 0.9]],
  },
  'pilot-needed-95': {
    up: () => [[wilsonInterval(0.97 * number('pilot-needed-95'), number('pilot-needed-95')).low, 0.95]],
  },
  'pallet-usable': {down: () => [[number('pallet-usable'), usableMah]]},
  'pallet-allowed': {
    // What is shown, put back: the battery lasts as long as was asked for.
    up: () => [[batteryLifeYears(usableMah, number('pallet-allowed')), pallet.years]],
  },
  'pallet-radio': {down: () => [[number('pallet-radio') + baseUa, number('pallet-allowed')]]},
  'pallet-constant': {
    up: () => [
      [
        batteryLifeYears(
          usableMah,
          averageCurrentUa({eventUc: pallet.eventUc, intervalS: number('pallet-constant'), sleepUa: baseUa}),
        ),
        pallet.years,
      ],
    ],
  },
  'pallet-longest': {
    up: () => [
      [
        chanceHeard({
          intervalS: number('pallet-longest'),
          dwellS: dwellOfPassS(pallet),
          scanDuty: pallet.scanDuty,
        }),
        pallet.chance,
      ],
    ],
  },
  'pallet-left': {
    down: () => [[number('pallet-left') + number('pallet-moving-current'), number('pallet-radio')]],
  },
  'pallet-shortest-still': {
    down: () => [
      [((1 - pallet.movingShare) * pallet.eventUc) / number('pallet-shortest-still'), number('pallet-left')],
    ],
  },
  'pallet-spare': {
    down: () => [[number('pallet-spare') + number('pallet-still-current'), number('pallet-left')]],
  },
  'pallet-life': {down: () => [[number('pallet-life'), palletLife(pallet.movingShare)]]},
  'pallet-moving-share': {
    down: () =>
      table('pallet-moving-share').map(([share, , years]) => [
        numberIn(years),
        palletLife(readPercent(share ?? '')),
      ]),
  },
  'pallet-break-even': {up: () => [[palletLife(readPercent(value('pallet-break-even'))), pallet.years]]},
  'pallet-break-even-hours': {up: () => [[palletLife(number('pallet-break-even-hours') / 24), pallet.years]]},
  'pallet-reach': {
    up: () =>
      table('pallet-reach').map(([range, received, , , interval]) => [
        chanceHeard({
          intervalS: numberIn(interval),
          dwellS: dwellOfPassS({rangeM: numberIn(range), speedKmh: pallet.speedKmh}),
          scanDuty: pallet.scanDuty,
          received: numberIn(received),
        }),
        pallet.chance,
      ]),
    down: () =>
      table('pallet-reach').map(([, , , , interval, years]) => [
        numberIn(years),
        palletLife(pallet.movingShare, numberIn(interval)),
      ]),
  },
  'pallet-packets': {up: () => [[number('pallet-packets'), packetBudget(pallet.periodS).packets]]},
  'pallet-budget': {up: () => [[readPercent(value('pallet-budget')), packetBudget(pallet.periodS).share]]},
  'pallet-resets': {down: () => [[number('pallet-resets'), 32 - packetBudget(pallet.periodS).packets / 32]]},
};

/** Estimates, of which nothing is promised, to the nearest; a chance is neither all nor nothing. */
const estimates = [
  'chance-by-duty',
  'chance-by-time',
  'chance-by-gateways',
  'chance-simulated',
  'mean-wait',
  'undisturbed-300-at-5',
  'undisturbed-300-at-half',
  'wait-6-at-2',
  'wait-60-at-2',
  'adaptive-current',
  'adaptive-current-margin',
  'pallet-passes',
  'pallet-chance-moving',
  'pallet-chance-constant',
  'pallet-chance-still',
  'pallet-chance-still-pass',
  'pallet-chance-limited',
  'pallet-measure-moving',
  'pallet-measure-still',
];

/** Inputs and what follows from them without a rest. */
const exact: Record<string, () => Pair> = {
  'scan-duty': () => [readPercent(table('scan-duty')[0][2]), 0.05],
  'interval-units': () => [numberIn(table('interval-units').at(-1)?.[1]), 16_384],
  'pallet-dwell': () => [number('pallet-dwell'), dwellOfPassS(pallet)],
  'pallet-moving-current': () => [number('pallet-moving-current'), (0.1 * pallet.eventUc) / pallet.moving],
  'pallet-still-current': () => [number('pallet-still-current'), (0.9 * pallet.eventUc) / pallet.still],
  'pallet-current': () => [number('pallet-current'), palletCurrent(pallet.movingShare, pallet.moving)],
  'pallet-moving-hours': () => [number('pallet-moving-hours'), 24 * pallet.movingShare],
};

const noise = 1e-9;

describe('every figure of a page', () => {
  it('has a direction', () => {
    const named = [...Object.keys(limits), ...estimates, ...Object.keys(exact)];
    expect(named.sort()).toEqual([...Object.keys(figures.tables), ...Object.keys(figures.values)].sort());
  });

  it.each(Object.entries(limits))('that is a limit or a promise is on the safe side: %s', (_, {down, up}) => {
    for (const [shown, formula] of down?.() ?? []) expect(shown).toBeLessThanOrEqual(formula * (1 + noise));
    for (const [shown, formula] of up?.() ?? []) expect(shown).toBeGreaterThanOrEqual(formula * (1 - noise));
  });

  it.each(estimates)('that is an estimate is neither all nor nothing: %s', (name) => {
    const cells = name in figures.tables ? table(name).flatMap((row) => row.slice(1)) : [value(name)];
    for (const cell of cells) expect(cell).not.toMatch(/^(0|100) %$/);
  });

  it.each(Object.entries(exact))('that follows without a rest has all its digits: %s', (_, pair) => {
    const [shown, formula] = pair();
    expect(shown).toBeCloseTo(formula, 9);
  });

  it('of the simulated passes is that of the page for 1 s and 5 %', () => {
    expect(table('chance-simulated')[0]?.slice(0, 2)).toEqual(['1 s', '87 %']);
    expect(pass.dwellS).toBe(30);
  });
});
