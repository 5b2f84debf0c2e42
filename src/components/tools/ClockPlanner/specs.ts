import {asked, counted} from '../quantities/numbers';

/** What the planner asks for; the values at first are an example, not measurements. */
export const specs = {
  drift: asked('Drift', 'ppm', [0, 1000], 50, 'Of the oscillator, over the temperature range.'),
  resync: asked('Time between settings', 'days', [0, 10_000], 30, 'At the longest.'),
  source: asked('Error of the source', 's', [0, 86_400], 1, 'When the clock is set.'),
  refresh: asked(
    'New packet after midnight',
    'min',
    [0, 1440],
    0,
    '0 when the device wakes up for the rotation.',
  ),
  days: counted('Days that receivers try', '', [0, 128], 2, 'On either side.'),
  save: asked('Time is saved every', 's', [0, 604_800], 600),
  off: asked('Off at a reset', 's', [0, 604_800], 20),
  resets: counted('Resets between settings', '', [0, 100_000], 3),
  wait: asked('Wait for the time', 'h', [0, 8760], 2, 'At the longest.'),
};

/** A number that the planner asks for. */
export type ClockName = keyof typeof specs;

/** The numbers. */
export type ClockValues = Readonly<Record<ClockName, number>>;

/** What a reset does to the clock, in words. */
export const resetKinds = {
  'runs-on': 'Clock runs on',
  restores: 'Restores a saved time',
  waits: 'Waits for the time',
};

/** What a reset does to the clock. */
export type ResetKind = keyof typeof resetKinds;

const always: readonly ClockName[] = ['drift', 'resync', 'source', 'refresh', 'days'];

/** The numbers to ask for with each reset behavior. */
export const namesFor: Readonly<Record<ResetKind, ClockName[]>> = {
  'runs-on': [...always],
  restores: [...always, 'save', 'off', 'resets'],
  waits: [...always, 'wait'],
};
