import {cmac, ctr} from '@noble/ciphers/aes.js';
import {concatBytes, utf8ToBytes} from '@noble/ciphers/utils.js';

/** What seals one packet. */
export interface PacketKeys {
  /** 12 bytes. */
  nonce: Uint8Array;
  /** As long as the device key. */
  packetKey: Uint8Array;
}

/** A number in 4 bytes, big-endian. */
export function uint32(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}

/** Counter mode of NIST SP 800-108 with AES-CMAC: the counter, of 4 bytes unless told otherwise, precedes the fixed data. */
export function counterModeKdf(key: Uint8Array, fixedData: Uint8Array, length: number, counterOf = uint32) {
  const blocks = Array.from({length: Math.ceil(length / 16)}, (_, index) =>
    cmac(concatBytes(counterOf(index + 1), fixedData), key),
  );
  return concatBytes(...blocks).slice(0, length);
}

/** The protocol's key derivation function, whose context enters as decimal ASCII digits, for so many bytes. */
export function kdf(key: Uint8Array, label: string, context: number, length: number): Uint8Array {
  return counterModeKdf(key, concatBytes(utf8ToBytes(`${label}\0${context}`), uint32(length * 8)), length);
}

/** One of the three keys of a time counter, as long as the device key; `DeviceKey` is not the device key itself. */
export function deriveDayKey(
  deviceKey: Uint8Array,
  label: 'DeviceKey' | 'NonceKey' | 'EncryptionKey',
  timeCounter: number,
): Uint8Array {
  return kdf(deviceKey, label, timeCounter, deviceKey.length);
}

/** The ephemeral device ID of a time counter; `derive` is another derivation to recognize a device that makes a mistake. */
export function deriveId(deviceKey: Uint8Array, timeCounter: number, derive = kdf): Uint8Array {
  return derive(derive(deviceKey, 'DeviceKey', timeCounter, deviceKey.length), 'DeviceID', 0, 4);
}

/** The key that encrypts and authenticates one packet. */
export function derivePacketKey(encryptionKey: Uint8Array, sequenceNumber: number): Uint8Array {
  return kdf(encryptionKey, 'Key', sequenceNumber, encryptionKey.length);
}

/** The nonce of one packet. */
export function deriveNonce(nonceKey: Uint8Array, sequenceNumber: number): Uint8Array {
  return kdf(nonceKey, 'Nonce', sequenceNumber, 12);
}

/** AES-CTR from the nonce and a block counter of 0; it encrypts and decrypts. */
export function applyKeystream({nonce, packetKey}: PacketKeys, text: Uint8Array): Uint8Array {
  return ctr(packetKey, concatBytes(nonce, uint32(0))).encrypt(text);
}

/** The tag of a ciphertext: the first 4 bytes of its CMAC. */
export function tagOf(ciphertext: Uint8Array, packetKey: Uint8Array): Uint8Array {
  return cmac(ciphertext, packetKey).slice(0, 4);
}
