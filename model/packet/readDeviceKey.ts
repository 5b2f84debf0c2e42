import {hexToBytes} from '@noble/ciphers/utils.js';
import {PacketError} from './PacketError';

const lengths = [16, 32];

/**
 * Reads a device key as the API and the dashboard give it: Base64 or hexadecimal, spaces and `0x` allowed.
 *
 * @throws {PacketError} `invalid-argument`, without any part of the key
 */
export function readDeviceKey(text: string): Uint8Array {
  if (text.trim() === '') throw invalid('The device key is missing.');
  const digits = text.replace(/(?<![\da-f])0x|\\x|[\s,:;{}"'-]/gi, '');
  if (/^[\da-f]*$/i.test(digits) && lengths.includes(digits.length / 2))
    return hexToBytes(digits.toLowerCase());
  const base64 = base64Bytes(text.trim());
  if (base64 && lengths.includes(base64.length)) return base64;
  const found = /^[\da-f]*$/i.test(digits)
    ? `${digits.length} hexadecimal digits`
    : base64
      ? `${base64.length} bytes in Base64`
      : `${text.trim().length} characters that are neither hexadecimal nor Base64`;
  throw invalid(`The device key has ${found}.`);
}

function invalid(found: string): PacketError {
  return new PacketError(
    'invalid-argument',
    `${found} Enter 16 bytes for AES-128 or 32 for AES-256: 32 or 64 hexadecimal digits, or Base64.`,
  );
}

/** The bytes of Base64 in one of its two alphabets; none when its last character holds bits that no byte takes. */
function base64Bytes(text: string): Uint8Array | undefined {
  if (!/^[A-Za-z\d+/_-]+={0,2}$/.test(text)) return undefined;
  const standard = text.replaceAll('-', '+').replaceAll('_', '/');
  if (/[-_]/.test(text) && /[+/]/.test(text)) return undefined;
  try {
    const binary = atob(standard);
    const isWhole = btoa(binary).replace(/=+$/, '') === standard.replace(/=+$/, '');
    return isWhole ? Uint8Array.from(binary, (one) => one.charCodeAt(0)) : undefined;
  } catch {
    return undefined;
  }
}
