import {cmac} from '@noble/ciphers/aes.js';
import {bytesToHex, concatBytes, hexToBytes, utf8ToBytes} from '@noble/ciphers/utils.js';
import {describe, expect, it} from 'vitest';
import {encodePacket} from './encodePacket';
import {explainPacket} from './decodePacket';
import {kdf} from './deriveKeys';
import {daysAround} from './timeCounter';

const deviceKey = Uint8Array.from({length: 32}, (_, index) => index + 0x30);
const input = {deviceKey, timeCounter: 20454, sequenceNumber: 1, payload: utf8ToBytes('hello')};
const packet = encodePacket(input);
const header = packet.serviceData.slice(2, 8);

function explain(serviceData: Uint8Array) {
  return explainPacket(serviceData, {deviceKey, timeCounters: daysAround(20454)}).error;
}

function withPart(offset: number, part: Uint8Array): Uint8Array {
  const bytes = packet.serviceData.slice();
  bytes.set(part.slice(0, 4), offset);
  return bytes;
}

describe('the tag is told to be', () => {
  const {packetKey, ciphertext} = packet;
  it.each([
    ['the end of the CMAC', packet.cmac.slice(12), /last 4 bytes.*first 4/],
    ['of the payload', cmac(input.payload, packetKey), /encrypt first/],
    ['of header and ciphertext', cmac(concatBytes(header, ciphertext), packetKey), /ciphertext alone/],
    [
      'of all in front of it',
      cmac(concatBytes(packet.serviceData.slice(0, 8), ciphertext), packetKey),
      /ciphertext alone/,
    ],
    ['of the nonce too', cmac(concatBytes(packet.nonce, ciphertext), packetKey), /leave the nonce out/],
    ['under EncryptionKey', cmac(ciphertext, packet.encryptionKey), /packet key, derived/],
    ['under the device key', cmac(ciphertext, deviceKey), /device key itself/],
  ])('%s', (_, tag, sentence) => {
    const error = explain(withPart(8, tag));
    expect(error).toMatchObject({kind: 'wrong-tag', faulty: 'authentication tag'});
    expect(error?.message).toMatch(sentence);
  });
});

/** The ID that firmware derives whose message is another one. */
function idBy(
  message: (label: string, context: number, length: number, block: number) => Uint8Array,
): Uint8Array {
  const derive = (key: Uint8Array, label: string, context: number, length: number) =>
    concatBytes(...[1, 2].map((block) => cmac(message(label, context, length, block), key))).slice(0, length);
  return derive(derive(deviceKey, 'DeviceKey', 20454, 32), 'DeviceID', 0, 4);
}

const text = utf8ToBytes;
const be = (value: number) => Uint8Array.of(0, 0, value >> 8, value);

describe('the derivation is told to', () => {
  it.each([
    [
      'count L in bytes',
      idBy((label, context, length, block) =>
        concatBytes(be(block), text(`${label}\0${context}`), be(length)),
      ),
      /L in bytes/,
    ],
    [
      'write the context in binary',
      idBy((label, context, length, block) =>
        concatBytes(be(block), text(`${label}\0`), be(context), be(length * 8)),
      ),
      /context in binary\. /,
    ],
    [
      'write the context in binary, low byte first',
      idBy((label, context, length, block) =>
        concatBytes(be(block), text(`${label}\0`), be(context).reverse(), be(length * 8)),
      ),
      /binary, little-endian/,
    ],
    [
      'take a zero along',
      idBy((label, context, length, block) =>
        concatBytes(be(block), text(`${label}\0${context}\0`), be(length * 8)),
      ),
      /zero byte behind/,
    ],
    [
      'lack the zero',
      idBy((label, context, length, block) =>
        concatBytes(be(block), text(`${label}${context}`), be(length * 8)),
      ),
      /zero byte between/,
    ],
    [
      'lack i',
      idBy((label, context, length) => concatBytes(text(`${label}\0${context}`), be(length * 8))),
      /lacks the counter i/,
    ],
    [
      'write i in 1 byte',
      idBy((label, context, length, block) =>
        concatBytes(Uint8Array.of(block), text(`${label}\0${context}`), be(length * 8)),
      ),
      /counter i in 1 byte/,
    ],
    [
      'take the time counter for DeviceID',
      kdf(packet.derivedDeviceKey, 'DeviceID', 20454, 4),
      /It is the digit 0/,
    ],
    ['stop at DeviceKey', packet.derivedDeviceKey, /beginning of DeviceKey/],
    ['begin at the device key', kdf(deviceKey, 'DeviceID', 0, 4), /derived from the device key/],
  ])('%s', (_, id, sentence) => {
    const bytes = withPart(4, id);
    expect(explain(bytes)).toMatchObject({kind: 'wrong-id', faulty: 'ephemeral device ID'});
    expect(explain(bytes)?.message).toMatch(sentence);
    bytes.fill(0, 8, 12);
    expect(explain(bytes)).toMatchObject({kind: 'wrong-key', faulty: 'ephemeral device ID'});
    expect(explain(bytes)?.message).toMatch(sentence);
  });

  it('differ from a wrong key', () => {
    const {serviceData} = encodePacket({...input, deviceKey: new Uint8Array(32).fill(7)});
    expect(explain(serviceData)?.message).toMatch(/key of this device/);
  });
});

describe('the key is told to be', () => {
  const reversedWords = hexToBytes(
    (bytesToHex(deviceKey).match(/.{8}/g) ?? [])
      .map((word) => (word.match(/../g) ?? []).reverse().join(''))
      .join(''),
  );
  it.each([
    ['in reverse', deviceKey.slice().reverse(), /bytes in reverse: a byte-order bug/],
    ['in reversed words', reversedWords, /32-bit word/],
    ['half of itself', deviceKey.slice(0, 16), /first 16 bytes/],
    ['its digits', text(bytesToHex(deviceKey).slice(0, 32)), /hexadecimal digits/],
    ['16 of its digits', text(bytesToHex(deviceKey).slice(0, 16)), /hexadecimal digits/],
    ['its Base64', text(Buffer.from(deviceKey).toString('base64').slice(0, 32)), /Base64 text/],
    ['missing', new Uint8Array(32), /zeros/],
    ['erased', new Uint8Array(32).fill(255), /erased flash/],
  ])('%s', (_, used, sentence) => {
    const {serviceData} = encodePacket({...input, deviceKey: used});
    const error = explain(serviceData);
    expect(error?.message).toMatch(sentence);
    expect(error?.message).not.toContain(bytesToHex(deviceKey).slice(0, 8));
  });
});
