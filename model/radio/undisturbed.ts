import {maxPayloadLength} from '../packet/layout';
import {atLeast, checkQuantity} from '../quantities/checkQuantity';
import {timeOnAir} from './timeOnAir';

/** Devices that repeat their packets in range of each other. */
export interface Crowd {
  devices: number;
  /** Radio interval of each, in seconds. */
  intervalS: number;
}

/**
 * Chance that a full packet meets no other one on its channel, 0 to 1: none begins within its own length before or
 * after it. Devices do not listen before they send, and the random delay of the controller makes their times
 * independent, as in pure ALOHA.
 *
 * @throws {RangeError} for a quantity out of its range
 */
export function chanceUndisturbed({devices, intervalS}: Crowd): number {
  checkQuantity('number of devices', devices, atLeast(0, 'devices'));
  checkQuantity('radio interval', intervalS, atLeast(Number.MIN_VALUE, 's'));
  const packetS = timeOnAir(maxPayloadLength).channelUs / 1e6;
  return Math.exp((-2 * devices * packetS) / intervalS);
}
