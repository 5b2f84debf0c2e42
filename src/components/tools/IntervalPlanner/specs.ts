import {maxPayloadLength} from '@site/model/packet/layout';
import {advertisingIntervalS} from '@site/model/radio/radioLimits';
import type {Specs} from '../quantities/specs';

/** Transmit power in dBm for which the time in range is entered: the least that the network asks for. */
export const referencePowerDbm = 4;

/**
 * What the planner asks for; the values at first are an example of a tracker with a coin cell, not measurements. Its
 * event costs 24 µC, with which the page tells to plan.
 */
export const specs = {
  interval: {
    label: 'Radio interval',
    unit: 's',
    ...advertisingIntervalS,
    start: 2,
    hint: 'Time between two repeats of the same bytes.',
  },
  dwell: {
    label: 'Time in range',
    unit: 's',
    min: 0,
    max: 86_400,
    start: 30,
    hint: 'Of one gateway, with +4 dBm.',
  },
  duty: {
    label: 'Gateway scan duty',
    unit: '%',
    min: 0,
    max: 100,
    start: 10,
    hint: 'Android in low power: 10 %.',
  },
  gateways: {label: 'Gateways in range', unit: '', isWhole: true, min: 1, max: 1000, start: 1},
  power: {
    label: 'Transmit power',
    unit: 'dBm',
    min: -20,
    max: 20,
    start: 4,
    hint: 'At least +4 dBm on this network.',
  },
  current: {
    label: 'Current at this power',
    unit: 'mA',
    min: 0.1,
    max: 500,
    start: 16,
    hint: 'From the data sheet of the chip.',
  },
  wake: {
    label: 'Charge of waking up',
    unit: 'µC',
    min: 0,
    max: 1000,
    start: 6,
    hint: 'At each event; measure it.',
  },
  sleep: {label: 'Sleep current', unit: 'µA', min: 0, max: 10_000, start: 2},
  battery: {label: 'Battery', unit: 'mAh', min: 1, max: 100_000, start: 220, hint: 'CR2032: 220 mAh.'},
  payload: {
    label: 'Payload',
    unit: 'bytes',
    isWhole: true,
    min: 0,
    max: maxPayloadLength,
    start: maxPayloadLength,
  },
  period: {
    label: 'New packet every',
    unit: 'min',
    min: 0.01,
    max: 1440,
    start: 10,
    hint: 'One sequence number each.',
  },
} as const satisfies Specs<string>;

/** A number that the planner asks for. */
export type PlannerName = keyof typeof specs;

/** All of them, in the order of the form. */
export const names = Object.keys(specs) as PlannerName[];
