import {equalBytes} from '@noble/ciphers/utils.js';
import fc from 'fast-check';
import {describe, it} from 'vitest';
import {type DecodeOptions, decodePacket, explainPacket} from './decodePacket';
import {encodePacket} from './encodePacket';
import {maxPayloadLength, maxSequenceNumber} from './layout';
import {packetErrorKinds} from './PacketError';
import {serviceUuidBytes} from './serviceUuid';
import {daysAround} from './timeCounter';

const deviceKeys = fc
  .constantFrom(16, 32)
  .chain((length) => fc.uint8Array({minLength: length, maxLength: length}));
const inputs = fc.record({
  deviceKey: deviceKeys,
  timeCounter: fc.oneof(fc.integer({min: 0, max: 127}), fc.integer({min: 0, max: 0xffffffff})),
  sequenceNumber: fc.integer({min: 0, max: maxSequenceNumber}),
  payload: fc.uint8Array({maxLength: maxPayloadLength}),
});

/** Whether the outcome is a packet or a documented error, with fields that are in the bytes. */
function isDocumented(bytes: Uint8Array, options: DecodeOptions): boolean {
  const before = bytes.slice();
  const {fields, error} = explainPacket(bytes, options);
  return (
    (!error || (error.kind in packetErrorKinds && /^[A-Z].*\. .*\.$/s.test(error.message))) &&
    fields.every(({offset, length, bytes: own}) => equalBytes(own, bytes.slice(offset, offset + length))) &&
    equalBytes(bytes, before)
  );
}

describe('a packet', () => {
  it('comes back from 10,000 random round trips', () => {
    fc.assert(
      fc.property(inputs, fc.boolean(), (input, isWhole) => {
        const {advertisingData, serviceData} = encodePacket(input);
        const {deviceKey, timeCounter, sequenceNumber, payload} = input;
        const bytes = isWhole ? advertisingData : serviceData;
        const packet = decodePacket(bytes, {deviceKey, timeCounters: [timeCounter]});
        // An assertion of Vitest for each would take longer than the cryptography.
        return (
          packet.timeCounter === timeCounter &&
          packet.sequenceNumber === sequenceNumber &&
          equalBytes(packet.payload, payload) &&
          packet.fields.reduce((sum, {length}) => sum + length, 0) === bytes.length
        );
      }),
      {numRuns: 10_000},
    );
    // About 4 s alone; other work on the machine multiplies it.
  });

  it('is recognized as truncated wherever it ends', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const {advertisingData} = encodePacket(input);
        const options = {deviceKey: input.deviceKey, timeCounters: [input.timeCounter]};
        for (let length = 0; length < advertisingData.length; length++) {
          const {error} = explainPacket(advertisingData.slice(0, length), options);
          if (error?.kind !== 'truncated') return false;
        }
        return true;
      }),
      {numRuns: 200},
    );
  });

  it('is refused after any change of one bit', () => {
    fc.assert(
      fc.property(inputs, fc.nat(30 * 8), (input, place) => {
        const {advertisingData} = encodePacket(input);
        const bit = place % (advertisingData.length * 8);
        advertisingData[bit >> 3] ^= 1 << (bit & 7);
        const options = {deviceKey: input.deviceKey, timeCounters: [input.timeCounter]};
        return explainPacket(advertisingData, options).packet === undefined;
      }),
      {numRuns: 50},
    );
  });
});

describe('random bytes', () => {
  const options = {deviceKey: new Uint8Array(16), timeCounters: daysAround(20454, 0)};
  const forms = [undefined, 'service-data', 'advertising-data'] as const;
  const [low, high] = serviceUuidBytes;

  it.each(Array.from({length: 65}, (_, length) => length))(
    'of length %i give nothing but documented errors',
    (length) => {
      fc.assert(
        fc.property(fc.uint8Array({minLength: length, maxLength: length}), (bytes) => {
          return forms.every((form) => isDocumented(bytes, {...options, form}));
        }),
        {numRuns: 50},
      );
    },
  );

  it('behind the beginning of a packet give nothing but documented errors', () => {
    const structured = fc
      .uint8Array({maxLength: 28})
      .chain((rest) =>
        fc.constantFrom(
          [low, high, ...rest],
          [high, low, ...rest],
          [low, high, 0, ...rest],
          [3, 3, low, high, ...rest],
          [3, 2, low, high, rest.length + 3, 0x16, low, high, ...rest],
          [3, 3, low, high, rest.length + 3, 0x16, low, high, ...rest],
          [rest.length + 3, 0x16, high, low, ...rest],
        ),
      );
    fc.assert(
      fc.property(structured, (bytes) => isDocumented(Uint8Array.from(bytes), options)),
      {numRuns: 500},
    );
  });
});
