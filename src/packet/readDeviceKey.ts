import {hexToBytes} from '@noble/ciphers/utils.js';
import {PacketError} from './PacketError';

const lengths = [16, 32];

/**
 * Reads a device key as the API and the dashboard give it: Base64 or hexadecimal, spaces and `0x` allowed.
 *
 * @throws {PacketError} `invalid-argument`, without any part of the key
 */
export function readDeviceKey(text: string): Uint8Array {
  const digits = text.replace(/0x|\\x|[\s,:;{}"'-]/gi, '');
  if (/^[\da-f]*$/i.test(digits) && lengths.includes(digits.length / 2))
    return hexToBytes(digits.toLowerCase());
  const base64 = base64Bytes(text.trim());
  if (base64 && lengths.includes(base64.length)) return base64;
  const found = /^[\da-f]*$/i.test(digits)
    ? `${digits.length} hexadecimal digits`
    : base64
      ? `${base64.length} bytes in Base64`
      : `${text.trim().length} characters that are neither hexadecimal nor Base64`;
  throw new PacketError(
    'invalid-argument',
    `The device key has ${found}. Enter 16 bytes for AES-128 or 32 for AES-256: 32 or 64 hexadecimal digits, or Base64.`,
  );
}

function base64Bytes(text: string): Uint8Array | undefined {
  if (!/^[A-Za-z\d+/_-]+={0,2}$/.test(text)) return undefined;
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
  } catch {
    return undefined;
  }
}
