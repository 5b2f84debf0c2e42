import {ctr} from '@noble/ciphers/aes.js';
import {concatBytes, equalBytes} from '@noble/ciphers/utils.js';
import type {PacketKeys} from '../deriveKeys';

/** A sentence when a known mistake makes this ciphertext of a payload; an empty one shows nothing. */
export function ciphertextMistake(
  {nonce, packetKey}: PacketKeys,
  payload: Uint8Array,
  ciphertext: Uint8Array,
): string | undefined {
  if (payload.length === 0) return undefined;
  const from = (initialBlock: Uint8Array) => ctr(packetKey, initialBlock).encrypt(payload);
  const candidates: [Uint8Array, string][] = [
    [payload, 'The payload is not encrypted: run AES-CTR over it.'],
    [
      from(concatBytes(nonce, Uint8Array.of(0, 0, 0, 1))),
      'The block counter begins at 1. Begin at 0: the initial block is the nonce, then 00 00 00 00.',
    ],
    [
      from(concatBytes(new Uint8Array(4), nonce)),
      'The nonce stands at the end of the initial block. Put it first, then 00 00 00 00.',
    ],
    [from(new Uint8Array(16)), 'The initial block is all zeros. Put the nonce into its first 12 bytes.'],
  ];
  return candidates.find(([candidate]) => equalBytes(candidate, ciphertext))?.[1];
}
