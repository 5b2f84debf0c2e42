import {bytesToHex} from '@noble/ciphers/utils.js';
import {randomNumbers} from '../../model/quantities/randomNumbers';

/** Bytes as base64 text. */
export function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

/** What depends on a seed alone, so that a sandbox starts the same everywhere. */
export type Random = ReturnType<typeof createRandom>;

/** Creates numbers, bytes and IDs from a seed: quick and repeatable, not for real secrets. */
export function createRandom(seed: number) {
  const number = randomNumbers(seed);
  const bytes = (count: number) => Uint8Array.from({length: count}, () => Math.floor(number() * 256));
  return {
    number,
    bytes,
    hex: (count: number) => bytesToHex(bytes(count)),
    uuid() {
      const raw = bytes(16);
      raw[6] = (raw[6] & 0x0f) | 0x40;
      raw[8] = (raw[8] & 0x3f) | 0x80;
      return bytesToHex(raw).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}
