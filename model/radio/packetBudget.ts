import {atLeast, checkQuantity} from '../quantities/checkQuantity';
import {packetsPerCounter, rotationPeriodS} from './radioLimits';

/** The shortest packet period that a device can keep up, in seconds: 84.375. */
export const shortestPacketPeriodS = rotationPeriodS / packetsPerCounter;

/** What a packet period takes of the sequence numbers of one time counter. */
export interface PacketBudget {
  /** New packets a day, without the one at the rotation. */
  packets: number;
  /** Of the 1,024 that there are; above 1 the SDK refuses packets before the day is over. */
  share: number;
  /** Hours until no number is left; 24 or more means that the day's numbers last. */
  lastsH: number;
}

/**
 * Compares a packet period with the 1,024 sequence numbers of a time counter.
 *
 * @param periodS seconds from one new packet to the next
 * @throws {RangeError} for a period of 0 or less
 */
export function packetBudget(periodS: number): PacketBudget {
  checkQuantity('packet period', periodS, atLeast(Number.MIN_VALUE, 's'));
  const packets = rotationPeriodS / periodS;
  return {packets, share: packets / packetsPerCounter, lastsH: (packetsPerCounter * periodS) / 3600};
}

/**
 * Resets a day that the budget bears when numbers are reserved in blocks, and each reset loses the rest of one.
 *
 * @param block numbers in a block: 32 in the example of the docs
 * @throws {RangeError} for a quantity out of its range
 */
export function resetsPerDay(periodS: number, block = 32): number {
  checkQuantity('block of sequence numbers', block, {min: 1, max: packetsPerCounter, unit: 'numbers'});
  const blocks = Math.floor(packetsPerCounter / block);
  return Math.max(0, blocks - Math.ceil(packetBudget(periodS).packets / block));
}
