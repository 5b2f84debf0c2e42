import {cmac} from '@noble/ciphers/aes.js';
import {concatBytes, utf8ToBytes} from '@noble/ciphers/utils.js';

/** A key derivation function as firmware may have it. */
type Derivation = (key: Uint8Array, label: string, context: number, length: number) => Uint8Array;

/** The message of the first CMAC, with one part changed. */
interface Parts {
  counter: Uint8Array;
  zero: Uint8Array;
  context: Uint8Array;
  bits: Uint8Array;
}

function bigEndian(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}

/** Derives as the protocol does, but for what `change` replaces. */
function derivationWith(change: (length: number, context: number) => Partial<Parts>): Derivation {
  return (key, label, context, length) => {
    const blocks = Array.from({length: Math.ceil(length / 16)}, (_, index) => {
      const parts: Parts = {
        counter: bigEndian(index + 1),
        zero: new Uint8Array(1),
        context: utf8ToBytes(String(context)),
        bits: bigEndian(length * 8),
        ...change(length, context),
      };
      return cmac(concatBytes(parts.counter, utf8ToBytes(label), parts.zero, parts.context, parts.bits), key);
    });
    return concatBytes(...blocks).slice(0, length);
  };
}

/** Mistaken derivations, and what to say of each. */
export const derivations: readonly [Derivation, string][] = [
  [
    derivationWith((length) => ({bits: bigEndian(length)})),
    'The key derivation writes L in bytes. Write it in bits: 128, 256 or 32.',
  ],
  [
    derivationWith((_, context) => ({context: bigEndian(context)})),
    'The key derivation writes the context in binary. Write it in decimal ASCII digits, without leading zeros.',
  ],
  [
    derivationWith((_, context) => ({context: bigEndian(context).reverse()})),
    'The key derivation writes the context in binary, little-endian. Write it in decimal ASCII digits.',
  ],
  [
    derivationWith((_, context) => ({context: utf8ToBytes(`${context}\0`)})),
    'The key derivation takes the zero byte behind the context along. Stop before it.',
  ],
  [
    derivationWith(() => ({zero: new Uint8Array()})),
    'The key derivation lacks the zero byte between label and context.',
  ],
  [
    derivationWith(() => ({counter: new Uint8Array()})),
    'The key derivation lacks the counter i in front of the label.',
  ],
  [
    derivationWith(() => ({counter: Uint8Array.of(1)})),
    'The key derivation writes the counter i in 1 byte. Write it in 4, big-endian.',
  ],
];
