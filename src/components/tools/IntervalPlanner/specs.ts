import {maxPayloadLength} from '@site/model/packet/layout';
import {advertisingIntervalS} from '@site/model/radio/transmission';
import {asked, counted} from '../quantities/numbers';

/** Transmit power in dBm for which the time in range is entered: the least that the network asks for. */
export const referencePowerDbm = 4;

const {min, max} = advertisingIntervalS;

/**
 * What the planner asks for; the values at first are an example of a tracker with a coin cell, not measurements. Its
 * event costs 24 µC, with which the page tells to plan.
 */
export const specs = {
  interval: asked('Radio interval', 's', [min, max], 2, 'Time between two repeats of the same bytes.'),
  dwell: asked('Time in range', 's', [0, 86_400], 30, 'Of one gateway, with +4 dBm.'),
  duty: asked('Gateway scan duty', '%', [0, 100], 10, 'Android in low power: 10 %.'),
  gateways: counted('Gateways in range', '', [1, 1000], 1),
  power: asked('Transmit power', 'dBm', [-20, 20], 4, 'At least +4 dBm on this network.'),
  current: asked('Current at this power', 'mA', [0.1, 500], 16, 'From the data sheet of the chip.'),
  wake: asked('Charge of waking up', 'µC', [0, 1000], 5.95, 'At each event; measure it.'),
  sleep: asked('Sleep current', 'µA', [0, 10_000], 2),
  battery: asked('Battery', 'mAh', [1, 100_000], 220, 'CR2032: 220 mAh.'),
  payload: counted('Payload', 'bytes', [0, maxPayloadLength], maxPayloadLength),
  period: asked('New packet every', 'min', [0.01, 1440], 10, 'One sequence number each.'),
};

/** The numbers that the planner asks for. */
export type PlannerValues = Readonly<Record<keyof typeof specs, number>>;
