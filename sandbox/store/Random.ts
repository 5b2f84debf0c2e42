/** Numbers that depend on a seed alone, so that a sandbox starts the same everywhere. */
export interface Random {
  /** 0 to below 1. */
  number(): number;
  uuid(): string;
  bytes(count: number): Uint8Array;
  hex(bytes: number): string;
}

/** Bytes as lower-case hexadecimal text. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Bytes as base64 text. */
export function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

/** The generator Mulberry32: quick and repeatable, not for real secrets. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const number = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const bytes = (count: number) => Uint8Array.from({length: count}, () => Math.floor(number() * 256));
  return {
    number,
    bytes,
    hex: (count) => toHex(bytes(count)),
    uuid() {
      const raw = bytes(16);
      raw[6] = (raw[6] & 0x0f) | 0x40;
      raw[8] = (raw[8] & 0x3f) | 0x80;
      return toHex(raw).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}
