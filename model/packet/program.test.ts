import fs from 'node:fs';
import {hexToBytes} from '@noble/ciphers/utils.js';
import {blockOf} from '@site/plugins/content/downloads/pagePrograms';
import {describe, expect, it} from 'vitest';
import {maxPayloadLength, maxSequenceNumber} from './layout';
import {
  type AcceptedPacket,
  acceptedPackets,
  decodingFailures,
  encodingFailures,
  inputOf,
  packetVectors,
} from './testing/vectors';

/** What `packet.mjs` exports. */
interface Program {
  encode(packet: {deviceKey: Buffer; timeCounter: number; sequenceNumber: number; payload: Buffer}): Buffer;
  advertisingData(serviceData: Buffer): Buffer;
  serviceDataOf(advertising: Buffer): Buffer | undefined;
  decode(
    deviceKey: Buffer,
    timeCounter: number,
    serviceData: Buffer,
  ): {timeCounter: number; sequenceNumber: number; payload: Buffer} | undefined;
}

const page = 'docs/device-sdk/terrestrial-module/advertising-packet.mdx';
const code = blockOf(fs.readFileSync(page, 'utf8'), 'packet.mjs', page);
const program: Program = await import(`data:text/javascript,${encodeURIComponent(code)}`);

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

/** The packets of the days that a receiver tries on advertising data. */
function readAll({device_key, time_counter, tolerance, advertising_data}: Omit<AcceptedPacket, 'packet'>) {
  const serviceData = program.serviceDataOf(bytes(advertising_data));
  const days = Array.from({length: 2 * tolerance + 1}, (_, index) => time_counter - tolerance + index);
  return days.flatMap((day) => (serviceData && program.decode(bytes(device_key), day, serviceData)) ?? []);
}

/** What the page leaves to the caller of a function that takes one packet. */
const isLeft = ({error}: {error: string}) => error === 'repeated-nonce';

describe('packet.mjs', () => {
  it.each(packetVectors)('makes and reads $name', (vector) => {
    const made = encode(vector.device_key, vector);
    expect(made.toString('hex')).toBe(vector.service_data);
    expect(program.advertisingData(made).toString('hex')).toBe(vector.advertising_data);
    expect(program.serviceDataOf(bytes(vector.advertising_data))).toEqual(made);
    const read = program.decode(bytes(vector.device_key), vector.time_counter, made);
    expect(read?.payload.toString('hex')).toBe(vector.payload);
    expect(read?.sequenceNumber).toBe(vector.sequence_number);
  });

  it.each(acceptedPackets)('reads: $name', ({packet, ...receiver}) => {
    const read = readAll(receiver);
    expect(read).toMatchObject([{timeCounter: packet.time_counter, sequenceNumber: packet.sequence_number}]);
    expect(read[0]?.payload.toString('hex')).toBe(packet.payload);
  });

  it.each(decodingFailures)('does not read: $name', (failure) => {
    expect(readAll(failure)).toEqual([]);
  });

  it('finds the service data among other structures, in front of the list too', () => {
    const {advertising_data, service_data} = packetVectors[0];
    const [list, data] = [advertising_data.slice(0, 8), advertising_data.slice(8)];
    for (const all of [`020106${data}05030118a0ff`, `${data}${list}00ff`]) {
      expect(program.serviceDataOf(bytes(all))?.toString('hex'), all).toBe(service_data);
    }
    // The UUID in the halves of two others is none of the list.
    expect(program.serviceDataOf(bytes(`050301a0ff18${data}`))).toBeUndefined();
  });

  it.each(encodingFailures.filter((failure) => !isLeft(failure)))('does not make: $name', (failure) => {
    const {device_key, packets, error} = failure;
    const last = packets.at(-1);
    for (const packet of packets.slice(0, -1)) encode(device_key, {...packet, device_key});
    expect(() => last && encode(device_key, {...last, device_key})).toThrow(
      expect.objectContaining({code: error}),
    );
  });

  it('takes the payloads and sequence numbers that the site takes', () => {
    const {device_key} = packetVectors[0];
    const most = {
      ...packetVectors[0],
      payload: '00'.repeat(maxPayloadLength),
      sequence_number: maxSequenceNumber,
    };
    expect(() => encode(device_key, most)).not.toThrow();
    expect(() => encode(device_key, {...most, payload: `${most.payload}00`})).toThrow(
      `0 to ${maxPayloadLength}`,
    );
    expect(() => encode(device_key, {...most, sequence_number: maxSequenceNumber + 1})).toThrow(RangeError);
  });

  it('takes no key and no time counter that cannot be one', () => {
    const {device_key, service_data} = packetVectors[0];
    const wrong = expect.objectContaining({code: 'invalid-argument'});
    expect(() => program.decode(Buffer.alloc(24), 20454, bytes(service_data))).toThrow(wrong);
    expect(() => program.decode(bytes(device_key), Number.NaN, bytes(service_data))).toThrow(wrong);
  });
});
