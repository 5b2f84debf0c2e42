import {hexToBytes} from '@noble/ciphers/utils.js';
import {invalidArgument} from './PacketError';

const lengths = [16, 32];

/** Reads a device key as the API and the dashboard give it; an error holds no part of the key. */
export function readDeviceKey(text: string): Uint8Array {
  const digits = text.replace(/(?<![\da-f])0x|\\x|[\s,:;{}"'-]/gi, '');
  if (/^[\da-f]*$/i.test(digits) && lengths.includes(digits.length / 2))
    return hexToBytes(digits.toLowerCase());
  const base64 = base64Bytes(text.trim());
  if (base64 && lengths.includes(base64.length)) return base64;
  throw invalidArgument(
    `The device key ${foundIn(text.trim(), digits, base64)}. Enter 16 bytes for AES-128 or 32 for AES-256: 32 or 64 hexadecimal digits, or Base64.`,
  );
}

function foundIn(text: string, digits: string, base64?: Uint8Array): string {
  if (text === '') return 'is missing';
  if (/^[\da-f]*$/i.test(digits)) return `has ${digits.length} hexadecimal digits`;
  if (base64) return `has ${base64.length} bytes in Base64`;
  return `has ${text.length} characters that are neither hexadecimal nor Base64`;
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
