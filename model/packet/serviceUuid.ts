import {brand} from '@site/config/brand';

/** The two bytes of the service UUID as they stand in a packet: low byte first. */
export const serviceUuidBytes: readonly [low: number, high: number] = [
  Number(brand.serviceUuid) & 0xff,
  Number(brand.serviceUuid) >> 8,
];

/** Whether the service UUID stands at an offset. */
export function hasServiceUuid(bytes: Uint8Array, offset = 0): boolean {
  const [low, high] = serviceUuidBytes;
  return bytes[offset] === low && bytes[offset + 1] === high;
}

/** Whether it stands there with its bytes swapped, high byte first. */
export function hasSwappedServiceUuid(bytes: Uint8Array, offset = 0): boolean {
  const [low, high] = serviceUuidBytes;
  return low !== high && bytes[offset] === high && bytes[offset + 1] === low;
}
