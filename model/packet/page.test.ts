import fs from 'node:fs';
import {cmac} from '@noble/ciphers/aes.js';
import {bytesToHex, hexToBytes, utf8ToBytes} from '@noble/ciphers/utils.js';
import {describe, expect, it} from 'vitest';
import {encodePacket} from './encodePacket';
import {
  advertisingHeaderLength,
  type LayoutRow,
  serviceDataHeadLayout,
  serviceDataLayout,
  uuidListLayout,
} from './layout';
import {type StatedValue, statedValues} from './testing/statedValues';
import {timeCounterAt} from './timeCounter';
import {decodingFailures, encodingFailures, type PacketVector, packetVectors} from './testing/vectors';

const file = 'docs/device-sdk/terrestrial-module/advertising-packet.mdx';
const page = fs.readFileSync(file, 'utf8');
const stated = statedValues(page);

const properties: Record<string, keyof PacketVector> = {
  'Device key': 'device_key',
  DeviceKey: 'derived_device_key',
  NonceKey: 'derived_nonce_key',
  EncryptionKey: 'derived_encryption_key',
  'Ephemeral device ID': 'ephemeral_device_id',
  ID: 'ephemeral_device_id',
  Payload: 'payload',
  Nonce: 'nonce',
  'Packet key': 'packet_key',
  Ciphertext: 'ciphertext',
  'CMAC, all 16 bytes': 'cmac',
  'Authentication tag': 'authentication_tag',
  Tag: 'authentication_tag',
  'Service data, as the SDK returns it': 'service_data',
  'Service data': 'service_data',
  'Advertising data': 'advertising_data',
};

function propertyOf({label}: StatedValue): keyof PacketVector | undefined {
  return properties[label.replace(/, \d+ bytes$/, '')];
}

function packetsOf({keySize, timeCounter, sequenceNumber}: StatedValue): PacketVector[] {
  return packetVectors.filter(
    (vector) =>
      vector.device_key.length * 4 === keySize &&
      vector.time_counter === timeCounter &&
      (sequenceNumber === undefined || vector.sequence_number === sequenceNumber),
  );
}

/** What is wrong with a value of the page, with file and line. */
function problemOf(value: StatedValue): string | undefined {
  const where = `${file}:${value.line}: ${value.label}`;
  const property = propertyOf(value);
  if (!property) return `${where} is no value of the vector file`;
  const packets = packetsOf(value);
  if (packets.length === 0) return `${where} belongs to no packet of the vector file`;
  const expected = packets.map((packet) => packet[property]).find((own) => own !== value.value);
  if (expected !== undefined) return `${where} is ${value.value}, and the vector file has ${expected}`;
  const bytes = /(\d+) bytes$/.exec(value.label)?.[1];
  if (property === 'advertising_data' && Number(bytes) !== value.value.length / 2) {
    return `${where}: ${value.value.length / 2} bytes follow`;
  }
  return undefined;
}

describe('the page of the advertising packet', () => {
  it('states the values of the vector file', () => {
    expect(stated.flatMap((value) => problemOf(value) ?? [])).toEqual([]);
  });

  it('states the result of every vector and all values of those of time counter 20454', () => {
    for (const vector of packetVectors) {
      const labels = stated.filter((value) => packetsOf(value).includes(vector)).map(propertyOf);
      const {name, time_counter, sequence_number, ...values} = vector;
      const expected = time_counter === 20454 ? Object.keys(values) : ['service_data', 'nonce', 'packet_key'];
      expect(labels, name).toEqual(expect.arrayContaining(expected));
    }
  });

  it('has no other long hexadecimal number', () => {
    const known = packetVectors.flatMap((vector) => Object.values(vector));
    const unknown = page
      .split('\n')
      .flatMap((line, index) =>
        (line.match(/(?<=[`'])[0-9a-f]{24,}(?=[`'])/g) ?? [])
          .filter((digits) => !known.includes(digits))
          .map((digits) => `${file}:${index + 1}: ${digits}`),
      );
    expect(unknown).toEqual([]);
  });

  it('names the errors of the vector file, each with its action', () => {
    const rows = [...page.matchAll(/^\| `([a-z-]+)` \| `(decode|encode)` \|/gm)].map(([, ...row]) => row);
    const failures = [
      ...decodingFailures.map(({error}) => [error, 'decode']),
      ...encodingFailures.map(({error}) => [error, 'encode']),
    ];
    expect(new Set(rows.map(String))).toEqual(new Set(failures.map(String)));
  });

  it('links to the vector file and to its schema', () => {
    expect(page).toContain('](pathname:///vectors/advertising-packet.json)');
    expect(page).toContain('](pathname:///vectors/advertising-packet.schema.json)');
  });

  it('has the offsets and lengths of the layout', () => {
    const lines = page.split('\n');
    const start = lines.findIndex((line) => line.startsWith('| Offset | Length |')) + 2;
    const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'));
    const rows = lines.slice(start, end).map((line) =>
      line
        .split('|')
        .slice(1, 3)
        .map((cell) => cell.replace(/<[^>]+>| bytes?(?= $)/g, '').trim()),
    );
    const at = (base: number) => (row: LayoutRow) => [String(base + row.offset), lengthOf(row)];
    expect(rows).toEqual([
      ...uuidListLayout.map(at(0)),
      ...serviceDataHeadLayout.map(at(4)),
      ...serviceDataLayout.map(at(advertisingHeaderLength)),
    ]);
  });

  it('has a receiver look at the list, the version and the length in the order of the decoder', () => {
    const steps = page.slice(
      page.indexOf('## Receiver side'),
      page.indexOf('### A decoder to check against'),
    );
    const version = steps.search(/^\d+\. Read the protocol version/m);
    expect(steps.search(/^1\. Look for `a0 ff` in an AD structure of type `03`/m)).toBeGreaterThan(0);
    expect(version).toBeGreaterThan(0);
    expect(steps.search(/length byte: 13 to 26, and that so many bytes follow/)).toBeGreaterThan(version);
    const short = decodingFailures.filter(({advertising_data}) => advertising_data.startsWith('0716a0ff', 8));
    expect(short.map(({error}) => error)).toEqual(['unknown-version']);
  });

  it('builds a packet by hand from messages and keys that make the vector', () => {
    const vector = packetVectors.find(
      ({device_key, sequence_number}) => device_key.length === 32 && sequence_number === 1,
    );
    const byHand = page.slice(page.indexOf('## Build a packet by hand'), page.indexOf('## Receiver side'));
    const values = new Map([['Device key', vector?.device_key]]);
    for (const [, output, key, message, kept] of byHand.matchAll(
      /\| `?([\w ]+?)`? \| `?([\w ]+?)`? \| `([0-9a-f ]+)` \| (\d+) \|/g,
    )) {
      const mac = cmac(hexToBytes(message.replaceAll(' ', '')), hexToBytes(values.get(key) ?? ''));
      values.set(output, bytesToHex(mac.slice(0, Number(kept))));
      expect(byHand).toMatch(new RegExp(`\\| \`?${output}\`? \\| \`${values.get(output)}\` \\|`));
    }
    expect([...values.values()]).toEqual([
      vector?.device_key,
      vector?.derived_device_key,
      vector?.ephemeral_device_id,
      vector?.derived_nonce_key,
      vector?.nonce,
      vector?.derived_encryption_key,
      vector?.packet_key,
    ]);
    const rows = byHand.slice(byHand.indexOf('| Part | Bytes |'));
    const bytes = [...rows.matchAll(/\| `([0-9a-f ]+)` \|$/gm)].map(([, value]) => value).join('');
    expect(bytes.replaceAll(' ', '')).toBe(vector?.advertising_data);
  });

  it('states the known answer that its inputs give', () => {
    const section = page.slice(page.indexOf('## A known answer'), page.indexOf('## Test vectors'));
    const input = {
      deviceKey: Uint8Array.from(
        Buffer.from(/\*\*Device key:\*\* `([\w+/=]+)`/.exec(section)?.[1] ?? '', 'base64'),
      ),
      timeCounter: timeCounterAt(Number(/Unix time (\d+)/.exec(section)?.[1]) * 1000),
      payload: utf8ToBytes(/\*\*Payload:\*\* `(\w+)`/.exec(section)?.[1] ?? ''),
    };
    const rows = [0, 1].map((sequenceNumber) => {
      const {serviceData} = encodePacket({...input, sequenceNumber});
      return Buffer.from(serviceData)
        .toString('hex')
        .replace(/(..)(?!$)/g, '$1 ');
    });
    expect(section).toContain(`|\n| 0 | \`${rows[0]}\` |\n| 1 | \`${rows[1]}\` |\n`);
    expect(section).toContain(`| \`${rows[0].slice(12, 23)}\` differs |`);
    expect(section).toContain('The log must say `counter 20454`');
  });

  it('shows the largest packet in its picture', () => {
    const picture = fs.readFileSync('src/components/pictures/PacketBytes/index.tsx', 'utf8');
    const bytes = [...picture.matchAll(/value: '([0-9a-f ]+)'/g)].map(([, value]) => value).join(' ');
    const largest = packetVectors
      .filter((vector) => vector.device_key.length === 64)
      .find((vector) => vector.sequence_number === 1023);
    expect(bytes.replaceAll(' ', '')).toBe(largest?.advertising_data);
  });
});

/** The list on the page holds the one service UUID; *n* is the length of the payload. */
function lengthOf({name, length}: LayoutRow): string {
  if (name === 'UUID list') return '2';
  return length === 'rest' ? '*n*' : String(length);
}
