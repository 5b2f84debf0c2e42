import {cmac} from '@noble/ciphers/aes.js';
import {concatBytes, createView, utf8ToBytes} from '@noble/ciphers/utils.js';

const blockLength = 16;

function uint32(value: number, isLittleEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(4);
  createView(bytes).setUint32(0, value, isLittleEndian);
  return bytes;
}

/**
 * Counter mode of NIST SP 800-108 with AES-CMAC: the counter is 4 bytes and stands before the fixed data.
 *
 * @param key 16 or 32 bytes
 * @param length of the output, in bytes
 * @param isLittleEndian writes the counter as the standard forbids; only {@link kdf} of a diagnosis does
 */
export function counterModeKdf(
  key: Uint8Array,
  fixedData: Uint8Array,
  length: number,
  isLittleEndian = false,
): Uint8Array {
  const blocks = Array.from({length: Math.ceil(length / blockLength)}, (_, index) =>
    cmac(concatBytes(uint32(index + 1, isLittleEndian), fixedData), key),
  );
  return concatBytes(...blocks).slice(0, length);
}

/**
 * The protocol's key derivation function.
 *
 * @param key 16 or 32 bytes
 * @param context a number, which enters as decimal ASCII digits
 * @param length of the output, in bytes
 * @param isLittleEndian repeats a mistake in the byte order of *i* and *L*, to recognize a device that makes it
 */
export function kdf(
  key: Uint8Array,
  label: string,
  context: number,
  length: number,
  isLittleEndian = false,
): Uint8Array {
  const fixedData = concatBytes(utf8ToBytes(`${label}\0${context}`), uint32(length * 8, isLittleEndian));
  return counterModeKdf(key, fixedData, length, isLittleEndian);
}
