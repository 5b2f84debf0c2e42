import {bytesToHex} from '@noble/ciphers/utils.js';

/** Bytes as the pages show them: two digits each, a space between. */
export function spacedHex(bytes: Uint8Array): string {
  return bytesToHex(bytes).replace(/..(?!$)/g, '$& ');
}

/** A payload in hexadecimal, and as text where it is some. */
export function payloadText(payload: Uint8Array): string {
  if (payload.length === 0) return 'empty';
  const text = String.fromCharCode(...payload);
  return /^[\x20-\x7e]+$/.test(text) ? `${spacedHex(payload)}, “${text}”` : spacedHex(payload);
}

/** The UTC date of a time counter in Unix mode; in uptime mode there is none. */
export function dateOf(timeCounter: number): string | undefined {
  const date = new Date(timeCounter * 86_400_000);
  return timeCounter < 128 || Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}

/** A time counter with its date. */
export function counterText(timeCounter: number): string {
  const date = dateOf(timeCounter);
  return date ? `${timeCounter} (${date})` : String(timeCounter);
}

/** Where a field stands: `byte 8` or `bytes 10 to 13`. */
export function placeText(offset: number, length: number): string {
  return length === 1 ? `byte ${offset}` : `bytes ${offset} to ${offset + length - 1}`;
}
