import {advertisingHeaderLength, maxPayloadLength, serviceDataHeaderLength} from '../packet/layout';

/** Shortest and longest advertising interval of the Bluetooth specification, in seconds. */
export const advertisingIntervalS = {min: 0.02, max: 10.24} as const;

/** The controller adds a random time up to this to each interval, in seconds. */
export const maxAdvertisingDelayS = 0.01;

/** An interval in the units of 0.625 ms that stacks take, rounded to the nearest. */
export function intervalUnits(intervalS: number): number {
  return Math.round(intervalS / 0.000_625);
}

const bytesAroundData = 16;
const microsecondsPerByte = 8;
const channels = 3;

/**
 * Time on air of a legacy advertising packet on the 1M PHY, in microseconds, on one channel and on the three of an
 * advertising event: 8 µs for each byte, 16 bytes around the advertising data.
 */
export function timeOnAir(payloadBytes: number) {
  const dataBytes = advertisingHeaderLength + serviceDataHeaderLength + payloadBytes;
  const channelUs = (bytesAroundData + dataBytes) * microsecondsPerByte;
  return {dataBytes, channelUs, eventUs: channels * channelUs};
}

/**
 * Chance that a full packet meets no other one on its channel, 0 to 1, among devices in range of each other: none begins
 * within its own length before or after it. Devices do not listen before they send, and the random delay of the
 * controller makes their times independent, as in pure ALOHA.
 */
export function chanceUndisturbed({devices, intervalS}: {devices: number; intervalS: number}): number {
  const packetS = timeOnAir(maxPayloadLength).channelUs / 1e6;
  return Math.exp((-2 * devices * packetS) / intervalS);
}

/** How much farther a signal reaches in free space with more power in decibels: 6 dB more doubles the range. */
export function freeSpaceRangeFactor(decibels: number): number {
  return 10 ** (decibels / 20);
}
