import {cmac, ctr} from '@noble/ciphers/aes.js';
import {concatBytes} from '@noble/ciphers/utils.js';
import type {PacketKeys} from './deriveKeys';

/** Bytes of the CMAC that a packet carries. */
export const tagLength = 4;

/** AES-CTR from the nonce and a block counter of 0; it encrypts and decrypts. */
export function applyKeystream({nonce, packetKey}: PacketKeys, text: Uint8Array): Uint8Array {
  const initialBlock = concatBytes(nonce, new Uint8Array(4));
  return ctr(packetKey, initialBlock).encrypt(text);
}

/** All 16 bytes of the CMAC over a ciphertext; the first {@link tagLength} are the tag. */
export function authenticate(packetKey: Uint8Array, ciphertext: Uint8Array): Uint8Array {
  return cmac(ciphertext, packetKey);
}
