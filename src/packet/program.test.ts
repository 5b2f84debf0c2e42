import {hexToBytes} from '@noble/ciphers/utils.js';
import * as program from '@site/static/vectors/packet.mjs';
import {describe, expect, it} from 'vitest';
import {acceptedPackets, decodingFailures, encodingFailures, inputOf, packetVectors} from './vectors';

const bytes = (digits: string) => Buffer.from(hexToBytes(digits));

function encode(deviceKey: string, packet: Parameters<typeof inputOf>[0]): Buffer {
  const {timeCounter, sequenceNumber} = inputOf({...packet, device_key: deviceKey});
  return program.encode({
    deviceKey: bytes(deviceKey),
    timeCounter,
    sequenceNumber,
    payload: bytes(packet.payload),
  });
}

/** The service data behind a UUID list or in front; empty without one. */
function serviceDataIn(advertisingData: string): Buffer {
  const all = bytes(advertisingData);
  const first = all[1] === 0x03 ? 1 + all[0] : 0;
  return all.subarray(first + 2, first + 1 + (all[first] ?? 0));
}

/** What the page leaves to the caller of a function that takes one packet. */
const callers = (name: string) => /UUID list alone|Missing UUID list|Repeated nonce/.test(name);

describe('packet.mjs', () => {
  it.each(packetVectors)('makes and reads $name', (vector) => {
    const made = encode(vector.device_key, vector);
    expect(made.toString('hex')).toBe(vector.service_data);
    expect(program.advertisingData(made).toString('hex')).toBe(vector.advertising_data);
    const read = program.decode(bytes(vector.device_key), vector.time_counter, made);
    expect(read?.payload.toString('hex')).toBe(vector.payload);
    expect(read?.sequenceNumber).toBe(vector.sequence_number);
  });

  it.each(acceptedPackets)(
    'reads: $name',
    ({device_key, time_counter, tolerance, advertising_data, packet}) => {
      const days = Array.from({length: 2 * tolerance + 1}, (_, index) => time_counter - tolerance + index);
      const read = days.flatMap(
        (day) => program.decode(bytes(device_key), day, serviceDataIn(advertising_data)) ?? [],
      );
      expect(read).toMatchObject([
        {timeCounter: packet.time_counter, sequenceNumber: packet.sequence_number},
      ]);
      expect(read[0]?.payload.toString('hex')).toBe(packet.payload);
    },
  );

  it.each(
    decodingFailures.filter(({name, advertising_data}) => !callers(name) || advertising_data === '0303a0ff'),
  )('does not read: $name', ({device_key, time_counter, tolerance, advertising_data}) => {
    const serviceData = serviceDataIn(advertising_data);
    for (let counter = time_counter - tolerance; counter <= time_counter + tolerance; counter++) {
      expect(program.decode(bytes(device_key), counter, serviceData)).toBeUndefined();
    }
  });

  it.each(encodingFailures.filter(({name}) => !callers(name)))('does not make: $name', (failure) => {
    const {device_key, packets, error} = failure;
    const last = packets.at(-1);
    for (const packet of packets.slice(0, -1)) encode(device_key, {...packet, device_key});
    expect(() => last && encode(device_key, {...last, device_key})).toThrow(
      expect.objectContaining({code: error}),
    );
  });

  it('leaves three of the failures to its caller', () => {
    const left = [...decodingFailures, ...encodingFailures].filter(
      ({name}) => callers(name) && !/^Truncated/.test(name),
    );
    expect(left.map(({error}) => error)).toEqual([
      'swapped-byte-order',
      'missing-uuid-list',
      'repeated-nonce',
    ]);
  });

  it('takes no key and no time counter that cannot be one', () => {
    const {device_key, service_data} = packetVectors[0];
    const wrong = expect.objectContaining({code: 'invalid-argument'});
    expect(() => program.decode(Buffer.alloc(24), 20454, bytes(service_data))).toThrow(wrong);
    expect(() => program.decode(bytes(device_key), Number.NaN, bytes(service_data))).toThrow(wrong);
  });
});
