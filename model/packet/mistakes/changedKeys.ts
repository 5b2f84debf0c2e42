import {bytesToHex, equalBytes, utf8ToBytes} from '@noble/ciphers/utils.js';

/** Ways in which a key gets into a device changed; none of the sentences holds any of it. */
export function changedKeys(key: Uint8Array): [Uint8Array, string][] {
  const ascii = utf8ToBytes(bytesToHex(key));
  const base64 = utf8ToBytes(btoa(String.fromCharCode(...key)));
  const words = key.slice();
  for (let start = 0; start < words.length; start += 4) words.subarray(start, start + 4).reverse();
  const candidates: [Uint8Array, string][] = [
    [
      key.slice().reverse(),
      'The device holds this key with its bytes in reverse: a byte-order bug, the key is right.',
    ],
    [
      words,
      'The device holds this key with the bytes of each 32-bit word in reverse: a byte-order bug, the key is right.',
    ],
    [key.slice(0, 16), 'The device uses the first 16 bytes of this key: build it with the 256-bit key size.'],
    [
      ascii.slice(0, key.length),
      'The device uses the hexadecimal digits of this key as bytes: decode the text first.',
    ],
    [
      ascii.slice(0, 16),
      'The device uses the hexadecimal digits of this key as bytes: decode the text first.',
    ],
    [
      base64.slice(0, key.length),
      'The device uses the Base64 text of this key as bytes: decode the text first.',
    ],
    [
      new Uint8Array(key.length),
      'The device uses a key of zeros: it was never provisioned, or its buffer was cleared.',
    ],
    [new Uint8Array(key.length).fill(0xff), 'The device uses a key of ff bytes: it reads erased flash.'],
  ];
  return candidates.filter(([candidate]) => !equalBytes(candidate, key));
}
