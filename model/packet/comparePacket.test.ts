import {cmac, ctr} from '@noble/ciphers/aes.js';
import {concatBytes, utf8ToBytes} from '@noble/ciphers/utils.js';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {comparePacket} from './comparePacket';
import {encodePacket} from './encodePacket';
import {inputOf, packetVectors} from './testing/vectors';

const input = {
  deviceKey: Uint8Array.from({length: 16}, (_, index) => index),
  timeCounter: 20454,
  sequenceNumber: 1,
  payload: utf8ToBytes('hello'),
};
const packet = encodePacket(input);

/** Service data of a device that encrypts in a way of its own, and authenticates what comes out. */
function sealed(ciphertext: Uint8Array): Uint8Array {
  return concatBytes(
    packet.serviceData.slice(0, 8),
    cmac(ciphertext, packet.packetKey).slice(0, 4),
    ciphertext,
  );
}
const encrypted = (...block: Uint8Array[]) =>
  ctr(packet.packetKey, concatBytes(...block)).encrypt(input.payload);
const differing = (bytes: Uint8Array) =>
  comparePacket(bytes, input)
    .fields.filter(({isEqual}) => !isEqual)
    .map(({name}) => name);

describe('a comparison', () => {
  it.each(packetVectors)('finds no difference in $name', (vector) => {
    const {serviceData, advertisingData} = encodePacket(inputOf(vector));
    for (const bytes of [serviceData, advertisingData]) {
      const {fields, cause} = comparePacket(bytes, inputOf(vector));
      expect(cause).toBeUndefined();
      expect(fields.every(({isEqual}) => isEqual)).toBe(true);
    }
  });

  it('finds any byte that differs', () => {
    fc.assert(
      fc.property(fc.nat(packet.advertisingData.length - 1), fc.integer({min: 1, max: 255}), (at, change) => {
        const bytes = packet.advertisingData.slice();
        bytes[at] = (bytes[at] ?? 0) ^ change;
        const {fields, cause} = comparePacket(bytes, input);
        expect(cause).toBeTruthy();
        expect(fields.some(({isEqual}) => !isEqual)).toBe(true);
      }),
      {numRuns: 60},
    );
  });

  it.each([
    ['another tag', packet.serviceData.with(8, 0), ['authentication tag'], /the tag does not fit/],
    ['a cut packet', packet.serviceData.slice(0, 10), ['authentication tag', 'ciphertext'], /10 bytes/],
    ['plain text', sealed(input.payload), ['authentication tag', 'ciphertext'], /not encrypted/],
    [
      'a counter from 1',
      sealed(encrypted(packet.nonce, Uint8Array.of(0, 0, 0, 1))),
      ['authentication tag', 'ciphertext'],
      /begins at 1/,
    ],
    [
      'the nonce at the end',
      sealed(encrypted(new Uint8Array(4), packet.nonce)),
      ['authentication tag', 'ciphertext'],
      /end of the initial block/,
    ],
    ['no nonce', sealed(encrypted(new Uint8Array(16))), ['authentication tag', 'ciphertext'], /all zeros/],
    [
      'another payload',
      encodePacket({...input, payload: utf8ToBytes('world')}).serviceData,
      ['authentication tag', 'ciphertext'],
      /decrypts to 776f726c64/,
    ],
    [
      'the next number',
      encodePacket({...input, sequenceNumber: 2}).serviceData,
      ['sequence', 'authentication tag', 'ciphertext'],
      /sequence number 2 instead of 1/,
    ],
    [
      'the next day',
      encodePacket({...input, timeCounter: 20455}).serviceData,
      ['ephemeral device ID', 'authentication tag', 'ciphertext'],
      /of time counter 20455/,
    ],
    ['Flags in front', concatBytes(Uint8Array.of(2, 1, 6), packet.advertisingData), [], undefined],
    [
      'two UUIDs',
      concatBytes(Uint8Array.of(5, 3, 0xa0, 0xff, 0x0f, 0x18), packet.advertisingData.slice(4)),
      ['UUID list length', 'UUID list'],
      /holds more than the service UUID/,
    ],
  ])('tells %s', (_, bytes, names, sentence) => {
    expect(differing(bytes)).toEqual(names);
    const {cause} = comparePacket(bytes, input);
    if (sentence) expect(cause).toMatch(sentence);
    else expect(cause).toBeUndefined();
  });
});
