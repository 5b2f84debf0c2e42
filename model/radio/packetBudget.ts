import {maxSequenceNumber} from '../packet/layout';

/** Distinct packets that one time counter has room for: one for each sequence number. */
export const packetsPerCounter = maxSequenceNumber + 1;

/** Seconds for which one time counter is in use. */
export const rotationPeriodS = 86_400;

/** The shortest packet period that a device can keep up, in seconds: 84.375. */
export const shortestPacketPeriodS = rotationPeriodS / packetsPerCounter;

/**
 * What a packet period in seconds takes of the 1,024 sequence numbers of a time counter: packets a day without the one at
 * the rotation, their share of the numbers, above 1 of which the SDK refuses packets, and hours until no number is left.
 */
export function packetBudget(periodS: number) {
  const packets = rotationPeriodS / periodS;
  return {packets, share: packets / packetsPerCounter, lastsH: (packetsPerCounter * periodS) / 3600};
}

/** Resets a day that the budget bears when numbers are reserved in blocks, and each reset loses the rest of one. */
export function resetsPerDay(periodS: number, block = 32): number {
  const blocks = Math.floor(packetsPerCounter / block);
  return Math.max(0, blocks - Math.ceil(packetBudget(periodS).packets / block));
}
