// Not in `layout.ts`: pages that show a limit need no brand.
import {brand} from '@site/config/brand';

const uuid = Number(brand.serviceUuid);

/** The two bytes of the service UUID as they stand in a packet: low byte first. */
export const serviceUuidBytes: readonly [low: number, high: number] = [uuid & 0xff, uuid >> 8];

const [low, high] = serviceUuidBytes;

/** Whether the service UUID stands at an offset. */
export function hasServiceUuid(bytes: Uint8Array, offset = 0): boolean {
  return bytes[offset] === low && bytes[offset + 1] === high;
}

/** Whether it stands there with its bytes swapped, high byte first. */
export function hasSwappedServiceUuid(bytes: Uint8Array, offset = 0): boolean {
  return low !== high && bytes[offset] === high && bytes[offset + 1] === low;
}
