import type {Specs} from '../quantities/specs';

/** What the planner asks for; the values at first are an example, not measurements. */
export const specs = {
  drift: {
    label: 'Drift',
    unit: 'ppm',
    min: 0,
    max: 1000,
    start: 50,
    hint: 'Of the oscillator, over the temperature range.',
  },
  resync: {
    label: 'Time between settings',
    unit: 'days',
    min: 0,
    max: 10_000,
    start: 30,
    hint: 'At the longest.',
  },
  source: {
    label: 'Error of the source',
    unit: 's',
    min: 0,
    max: 86_400,
    start: 1,
    hint: 'When the clock is set.',
  },
  refresh: {
    label: 'New packet after midnight',
    unit: 'min',
    min: 0,
    max: 1440,
    start: 0,
    hint: '0 when the device wakes up for the rotation.',
  },
  days: {
    label: 'Days that receivers try',
    unit: '',
    isWhole: true,
    min: 0,
    max: 128,
    start: 2,
    hint: 'On either side.',
  },
  save: {label: 'Time is saved every', unit: 's', min: 0, max: 604_800, start: 600},
  off: {label: 'Off at a reset', unit: 's', min: 0, max: 604_800, start: 20},
  resets: {label: 'Resets between settings', unit: '', isWhole: true, min: 0, max: 100_000, start: 3},
  wait: {label: 'Wait for the time', unit: 'h', min: 0, max: 8760, start: 2, hint: 'At the longest.'},
} as const satisfies Specs<string>;

/** A number that the planner asks for. */
export type ClockName = keyof typeof specs;

/** What a reset does to the clock. */
export type ResetKind = 'runs-on' | 'restores' | 'waits';

/** Words for each. */
export const resetKinds: Readonly<Record<ResetKind, string>> = {
  'runs-on': 'Clock runs on',
  restores: 'Restores a saved time',
  waits: 'Waits for the time',
};

/** The numbers that a reset behavior asks for besides the others. */
export const namesFor: Readonly<Record<ResetKind, readonly ClockName[]>> = {
  'runs-on': [],
  restores: ['save', 'off', 'resets'],
  waits: ['wait'],
};

/** The numbers that are always asked for. */
export const commonNames: readonly ClockName[] = ['drift', 'resync', 'source', 'refresh', 'days'];
