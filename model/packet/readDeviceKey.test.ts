import {bytesToHex, hexToBytes} from '@noble/ciphers/utils.js';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {readDeviceKey} from './readDeviceKey';

const keys = fc.constantFrom(16, 32).chain((length) => fc.uint8Array({minLength: length, maxLength: length}));

describe('a device key', () => {
  it('is read from each way to write it', () => {
    fc.assert(
      fc.property(keys, (key) => {
        const hex = bytesToHex(key);
        const base64 = Buffer.from(key).toString('base64');
        const ways = [
          hex,
          hex.toUpperCase(),
          `0x${hex}`,
          hex.replace(/../g, '$& '),
          `{${hex.replace(/../g, '0x$&, ')}}`,
        ];
        for (const way of [...ways, base64, ` ${base64}\n`]) expect(readDeviceKey(way)).toEqual(key);
      }),
    );
  });

  it.each([
    ['00010203', /8 hexadecimal digits/],
    ['AAECAwQFBgcICQ==', /10 bytes in Base64/],
    ['not a key!', /10 characters that are neither/],
    // The last character has bits that no byte takes: one that was mistyped.
    ['AAECAwQFBgcICQoLDA0ODx==', /24 characters that are neither/],
    ['++++++++++++++++++++--==', /24 characters that are neither/],
    [`${'0'.repeat(17)}x${'0'.repeat(16)}`, /34 characters that are neither|Base64/],
  ])('%s is refused without being shown', (text, sentence) => {
    expect(() => readDeviceKey(text)).toThrow(sentence);
    expect(() => readDeviceKey(text)).not.toThrow(text);
  });

  it.each(['', ' '])('that is missing is asked for: “%s”', (text) => {
    expect(() => readDeviceKey(text)).toThrow(/^The device key is missing\. Enter 16 bytes/);
  });

  it('of 32 digits is hexadecimal, though it could be Base64 of 24 bytes', () => {
    expect(readDeviceKey('000102030405060708090a0b0c0d0e0f')).toEqual(
      hexToBytes('000102030405060708090a0b0c0d0e0f'),
    );
  });
});
