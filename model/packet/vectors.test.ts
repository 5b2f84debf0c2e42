import fs from 'node:fs';
import path from 'node:path';
import {type Schema, Validator} from '@cfworker/json-schema';
import {bytesToHex, hexToBytes} from '@noble/ciphers/utils.js';
import {brand} from '@site/config/brand';
import file from '@site/static/vectors/advertising-packet.json';
import schema from '@site/static/vectors/advertising-packet.schema.json';
import {describe, expect, it} from 'vitest';
import {projectRoot} from '../../scripts/projectRoot';
import {decodePacket, explainPacket} from './decodePacket';
import {encodePacket} from './encodePacket';
import {maxPayloadLength, maxSequenceNumber} from './layout';
import {PacketError, type PacketErrorKind, packetErrorKinds} from './PacketError';
import {daysAround, uptimeCounters} from './timeCounter';
import {acceptedPackets, decodingFailures, encodingFailures, inputOf, packetVectors} from './testing/vectors';

const vectorFile = 'static/vectors/advertising-packet.json';

describe('the vector file', () => {
  const validator = new Validator(schema as Schema, '2020-12', false);

  it('fits its schema', () => {
    expect(validator.validate(file).errors).toEqual([]);
  });

  it.each([
    [
      'a sequence number of 11 bits',
      {packets: [{...file.packets[0], sequence_number: maxSequenceNumber + 1}]},
    ],
    ['a key of 24 bytes', {packets: [{...file.packets[0], device_key: '00'.repeat(24)}]}],
    ['capital digits', {packets: [{...file.packets[0], nonce: file.packets[0].nonce.toUpperCase()}]}],
    [
      'a payload that is too long',
      {packets: [{...file.packets[0], payload: '00'.repeat(maxPayloadLength + 1)}]},
    ],
    ['a missing value', {packets: [{...file.packets[0], cmac: undefined}]}],
    ['an unknown error', {failures: [{...file.failures[0], error: 'bad-luck'}]}],
    ['an accepted packet without its day', {accepted: [{...file.accepted[0], packet: {}}]}],
    ['another action', {failures: [{...file.failures[0], action: 'guess'}]}],
  ])('does not fit it with %s', (_, change) => {
    const changed: unknown = JSON.parse(JSON.stringify({...file, ...change}));
    expect(validator.validate(changed).valid).toBe(false);
  });

  it('is where it says, under the host of the site', () => {
    expect(schema.$id).toBe(`${brand.docsUrl}/vectors/advertising-packet.schema.json`);
    expect(file.$schema).toBe(schema.$id);
    expect(file.service_uuid).toBe(brand.serviceUuid);
  });

  it('has a failing case of each required kind', () => {
    const kinds = new Set(file.failures.map(({error}) => error));
    const required: PacketErrorKind[] = [
      'wrong-tag',
      'repeated-nonce',
      'payload-too-long',
      'unknown-version',
    ];
    const told: PacketErrorKind[] = [
      'wrong-key',
      'wrong-day',
      'swapped-byte-order',
      'missing-uuid-list',
      'truncated',
    ];
    expect([...kinds]).toEqual(expect.arrayContaining([...required, ...told]));
  });
});

describe('the schema of the vector file', () => {
  const {decodingFailure, encodingFailure} = schema.$defs;
  const errors = [decodingFailure, encodingFailure].flatMap(({properties}) => properties.error.oneOf);

  it('says of each error what it means', () => {
    for (const {const: kind, description} of errors)
      expect(description, kind).toBe(packetErrorKinds[kind as PacketErrorKind]);
  });

  it('lists the errors that the file has', () => {
    expect(new Set(errors.map(({const: kind}) => kind))).toEqual(
      new Set(file.failures.map(({error}) => error)),
    );
  });
});

/** File and line of a value of a vector. */
function placeOf(name: string, key: string): string {
  const text = fs.readFileSync(path.join(projectRoot, vectorFile), 'utf8');
  const from = text.indexOf(`"name": ${JSON.stringify(name)}`);
  return `${vectorFile}:${text.slice(0, text.indexOf(`"${key}"`, from)).split('\n').length}`;
}

/** A repeat shows where packets are remembered, which the encoder does not. */
const isRepeated = ({error}: {error: string}) => error === 'repeated-nonce';

describe('the encoder', () => {
  it.each(packetVectors)('gives every value of $name', (vector) => {
    const packet = encodePacket(inputOf(vector));
    const {name, device_key, time_counter, sequence_number, payload, ...expected} = vector;
    const given = {
      derived_device_key: bytesToHex(packet.derivedDeviceKey),
      derived_nonce_key: bytesToHex(packet.nonceKey),
      derived_encryption_key: bytesToHex(packet.encryptionKey),
      ephemeral_device_id: bytesToHex(packet.ephemeralDeviceId),
      nonce: bytesToHex(packet.nonce),
      packet_key: bytesToHex(packet.packetKey),
      ciphertext: bytesToHex(packet.ciphertext),
      cmac: bytesToHex(packet.cmac),
      authentication_tag: bytesToHex(packet.tag),
      service_data: bytesToHex(packet.serviceData),
      advertising_data: bytesToHex(packet.advertisingData),
    };
    expect(Object.keys(given)).toEqual(Object.keys(expected));
    const wrong = Object.entries(given).filter(([key, value]) => value !== vector[key as keyof typeof given]);
    expect(wrong.map(([key, value]) => `${placeOf(name, key)}: ${key} is ${value}`)).toEqual([]);
  });

  it.each(encodingFailures.filter((failure) => !isRepeated(failure)))(
    'refuses: $name',
    ({device_key, packets, error}) => {
      const encode = (packet: (typeof packets)[number]) => encodePacket(inputOf({device_key, ...packet}));
      packets.slice(0, -1).forEach(encode);
      expect(() => packets.slice(-1).forEach(encode)).toThrow(
        expect.objectContaining({name: 'PacketError', kind: error}),
      );
    },
  );

  it.each(encodingFailures.filter(isRepeated))('leaves to its caller: $name', ({packets}) => {
    const nonces = packets.map(({time_counter, sequence_number}) => `${time_counter} ${sequence_number}`);
    expect(nonces.indexOf(nonces.at(-1) ?? '')).toBeLessThan(nonces.length - 1);
  });
});

/** Days from the receiver's own to that of a packet, as a receiver finds it who accepts more of them. */
function daysOff(received: {advertising_data: string; device_key: string; time_counter: number}): number {
  const {timeCounter} = decodePacket(hexToBytes(received.advertising_data), {
    deviceKey: hexToBytes(received.device_key),
    timeCounters: daysAround(received.time_counter, 10),
  });
  return timeCounter - received.time_counter;
}

describe('the decoder', () => {
  it.each(packetVectors)('accepts $name in both forms', (vector) => {
    const {time_counter: timeCounter, sequence_number: sequenceNumber} = vector;
    const timeCounters = timeCounter < 128 ? uptimeCounters : daysAround(timeCounter);
    for (const bytes of [vector.service_data, vector.advertising_data].map(hexToBytes)) {
      const packet = decodePacket(bytes, {deviceKey: hexToBytes(vector.device_key), timeCounters});
      expect(packet).toMatchObject({protocolVersion: 0, timeCounter, sequenceNumber});
      expect(bytesToHex(packet.payload)).toBe(vector.payload);
    }
  });

  it.each(acceptedPackets)(
    'accepts: $name',
    ({device_key, time_counter, tolerance, advertising_data, packet}) => {
      const found = decodePacket(hexToBytes(advertising_data), {
        deviceKey: hexToBytes(device_key),
        timeCounters: daysAround(time_counter, tolerance),
      });
      expect(found).toMatchObject({
        timeCounter: packet.time_counter,
        sequenceNumber: packet.sequence_number,
        payload: hexToBytes(packet.payload),
      });
      expect(bytesToHex(encodePacket(inputOf({device_key, ...packet})).advertisingData)).toBe(
        advertising_data,
      );
    },
  );

  it('is tried with the last days that are accepted and with the first that are not', () => {
    const edges = decodingFailures.filter(
      ({error, time_counter}) => error === 'wrong-day' && time_counter === 20454,
    );
    expect(acceptedPackets.map(daysOff)).toEqual([-2, 2]);
    expect(edges.map(daysOff)).toEqual([-3, 3]);
    expect(new Set([...acceptedPackets, ...edges].map(({tolerance}) => tolerance))).toEqual(new Set([2]));
  });

  it.each(decodingFailures)(
    'refuses: $name',
    ({device_key, time_counter, tolerance, advertising_data, error}) => {
      const result = explainPacket(hexToBytes(advertising_data), {
        deviceKey: hexToBytes(device_key),
        timeCounters: daysAround(time_counter, tolerance),
      });
      expect(result.error).toBeInstanceOf(PacketError);
      expect(result.error?.kind).toBe(error);
      expect(result.error?.message).not.toContain(device_key);
    },
  );
});
