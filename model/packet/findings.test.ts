import {cmac} from '@noble/ciphers/aes.js';
import {concatBytes, utf8ToBytes} from '@noble/ciphers/utils.js';
import {describe, expect, it} from 'vitest';
import {deriveDayKey, derivePacketKey, tagOf} from './deriveKeys';
import {encodePacket} from './encodePacket';
import {explainPacket} from './decodePacket';
import {daysAround, timeCounterAt, uptimeCounters} from './timeCounter';

const deviceKey = Uint8Array.from({length: 32}, (_, index) => index);
const input = {deviceKey, timeCounter: 20454, sequenceNumber: 1, payload: new TextEncoder().encode('hello')};
const {advertisingData, serviceData} = encodePacket(input);
const list = advertisingData.slice(0, 4);
const service = advertisingData.slice(4);
const flags = Uint8Array.of(2, 1, 6);

function explain(bytes: Uint8Array, timeCounters: readonly number[] = daysAround(20454)) {
  return explainPacket(bytes, {deviceKey, timeCounters});
}

/** Service data in which one part is replaced. */
function changed(offset: number, part: Uint8Array): Uint8Array {
  const bytes = serviceData.slice();
  bytes.set(part, offset);
  return bytes;
}

describe('fields', () => {
  it('have name, offset, length and meaning, and leave no byte out', () => {
    const fields = explain(advertisingData).fields.map(({name, offset, length}) => [name, offset, length]);
    expect(fields).toEqual([
      ['UUID list length', 0, 1],
      ['UUID list type', 1, 1],
      ['UUID list', 2, 2],
      ['service data length', 4, 1],
      ['service data type', 5, 1],
      ['service UUID', 6, 2],
      ['version and sequence', 8, 1],
      ['sequence', 9, 1],
      ['ephemeral device ID', 10, 4],
      ['authentication tag', 14, 4],
      ['ciphertext', 18, 5],
    ]);
    expect(explain(advertisingData).fields.every(({meaning}) => meaning.length > 10)).toBe(true);
  });

  it('are found behind and in front of other structures', () => {
    const {packet, fields} = explain(concatBytes(flags, list, service, flags));
    expect(packet?.sequenceNumber).toBe(1);
    expect(fields[0]).toMatchObject({name: 'other AD structure', offset: 0, length: 3});
    expect(fields.find(({name}) => name === 'ciphertext')).toMatchObject({offset: 21, length: 5});
    expect(fields.at(-1)).toMatchObject({name: 'other AD structure', offset: 26, length: 3});
  });

  it.each(Array.from(advertisingData.keys()).slice(1))(
    'of the first %d bytes are those of the packet, and its own structures are not called foreign',
    (length) => {
      const {fields, error} = explain(advertisingData.slice(0, length));
      expect(error?.kind).toBe('truncated');
      const whole = explain(advertisingData).fields.filter(({offset}) => offset < length);
      // Of a second structure that is a length alone, nobody knows what it is.
      const names = whole.map(({name}) =>
        length === 5 && name === 'service data length' ? 'AD structure without a type' : name,
      );
      expect(fields.map(({name}) => name)).toEqual(length === 1 ? ['AD structure without a type'] : names);
      expect(concatBytes(...fields.map(({bytes}) => bytes))).toEqual(advertisingData.slice(0, length));
      // A length that is too long is at fault; a packet that ends between its structures has none.
      const cut = length === 4 ? undefined : fields.findLast(({name}) => /length|without/.test(name))?.name;
      expect(error?.faulty).toBe(cut);
    },
  );

  it('stand in an error too', () => {
    const {fields, error} = explain(serviceData, [20400]);
    expect(error?.kind).toBe('wrong-day');
    expect(fields.map(({name}) => name)).toContain('ephemeral device ID');
  });
});

describe('the decoder', () => {
  const bytesOf = (...parts: Uint8Array[]) => concatBytes(...parts);

  it.each([
    ['zeros behind the packet', bytesOf(advertisingData, new Uint8Array(8))],
    ['anything behind a length of 0', bytesOf(advertisingData, Uint8Array.of(0, 255, 255))],
    ['a list of two UUIDs', bytesOf(Uint8Array.of(5, 3, 0x0f, 0x18), list.slice(2), service)],
    ['service data in front of the list', bytesOf(service, list)],
    ['other service data in front', bytesOf(list, Uint8Array.of(4, 0x16, 0x0f, 0x18, 100), service)],
  ])('accepts %s', (_, bytes) => {
    expect(new TextDecoder().decode(explain(bytes).packet?.payload)).toBe('hello');
  });

  it('finds a device in uptime mode', () => {
    const packet = encodePacket({...input, timeCounter: 127});
    expect(explain(packet.serviceData, uptimeCounters).packet?.timeCounter).toBe(127);
  });

  it.each([
    [
      'an incomplete list',
      bytesOf(Uint8Array.of(3, 2), list.slice(2), service),
      'missing-uuid-list',
      /type 02.*type 03/,
    ],
    [
      'a list of another service',
      bytesOf(Uint8Array.of(3, 3, 0x0f, 0x18), service),
      'missing-uuid-list',
      /Put the complete list/,
    ],
    ['no service data', bytesOf(list, flags), 'missing-service-data', /types 03, 01/],
    ['no bytes', new Uint8Array(), 'truncated', /after 0 bytes/],
    ['32 bytes', bytesOf(advertisingData, new Uint8Array(9)), 'packet-too-long', /32 bytes/],
    [
      'a cut AD structure',
      advertisingData.slice(0, 15),
      'truncated',
      /offset 4 announces 18 bytes, and 10 follow/,
    ],
    ['short service data', serviceData.slice(0, 11), 'truncated', /11 bytes.*at least 12/],
    ['service data of 26 bytes', bytesOf(serviceData, new Uint8Array(9)), 'payload-too-long', /leaves 14/],
    [
      'a UUID with its high byte first',
      changed(0, serviceData.slice(0, 2).reverse()),
      'swapped-byte-order',
      /UUID at offset 0/,
    ],
    [
      'a sequence number with its low byte first',
      changed(2, Uint8Array.of(1, 0)),
      'swapped-byte-order',
      /it is 1\./,
    ],
    [
      'a reversed ID',
      changed(4, serviceData.slice(4, 8).reverse()),
      'swapped-byte-order',
      /ephemeral device ID/,
    ],
    [
      'a reversed tag',
      changed(8, serviceData.slice(8, 12).reverse()),
      'swapped-byte-order',
      /authentication tag/,
    ],
    ['version 2', changed(2, Uint8Array.of(8)), 'unknown-version', /version is 2\. Ignore/],
    [
      'a short packet of version 1',
      changed(2, Uint8Array.of(4)).slice(0, 6),
      'unknown-version',
      /version is 1\./,
    ],
    ['another tag', changed(8, new Uint8Array(4)), 'wrong-tag', /time counter 20454/],
    ['another ID', changed(4, new Uint8Array(4)), 'wrong-id', /time counter 20454/],
    ['another ID and tag', changed(4, new Uint8Array(8)), 'wrong-key', /Check that this is the key/],
  ])('tells %s', (_, bytes, kind, sentence) => {
    const {error} = explain(bytes);
    expect(error?.kind).toBe(kind);
    expect(error?.message).toMatch(sentence);
  });

  it.each([
    ['3 days before', 20451, /of time counter 20451; accepted are 20452 to 20456\. Set the clock/],
    ['400 days after', 20856, /of time counter 20856/],
    ['uptime mode', 100, /compare the counter source/],
    ['seconds for milliseconds', 20, /pass it Unix time in milliseconds/],
  ])('tells the day of a packet: %s', (_, timeCounter, sentence) => {
    const {error} = explain(encodePacket({...input, timeCounter}).serviceData);
    expect(error?.kind).toBe('wrong-day');
    expect(error?.message).toMatch(sentence);
  });

  it('recognizes a derivation that writes its counters little-endian', () => {
    const little = (value: number) => new Uint8Array(Uint32Array.of(value).buffer);
    const kdf = (key: Uint8Array, labelAndContext: string, length: number) => {
      const fixedData = concatBytes(utf8ToBytes(labelAndContext), little(length * 8));
      const blocks = [1, 2].map((counter) => cmac(concatBytes(little(counter), fixedData), key));
      return concatBytes(...blocks).slice(0, length);
    };
    const id = kdf(kdf(deviceKey, 'DeviceKey\x0020454', 32), 'DeviceID\x000', 4);
    const {error} = explain(changed(4, id).slice(0, 12));
    expect(error?.kind).toBe('swapped-byte-order');
    expect(error?.message).toMatch(/i and L/);
  });

  it('does not take the tag of another sequence number for its own', () => {
    const key = derivePacketKey(deriveDayKey(deviceKey, 'EncryptionKey', 20454), 2);
    const tag = tagOf(serviceData.slice(12), key);
    expect(explain(changed(8, tag)).error?.kind).toBe('wrong-tag');
  });

  it.each([
    ['a key of 24 bytes', {deviceKey: new Uint8Array(24), timeCounters: [0]}, /24 bytes/],
    ['a fraction of a day', {deviceKey, timeCounters: [1.5]}, /time counter is 1\.5/],
  ])('refuses %s', (_, options, sentence) => {
    const {error} = explainPacket(serviceData, options);
    expect(error?.kind).toBe('invalid-argument');
    expect(error?.message).toMatch(sentence);
  });
});

describe('time counters', () => {
  it('change at 00:00 UTC', () => {
    expect(timeCounterAt(Date.UTC(2026, 0, 1))).toBe(20454);
    expect(timeCounterAt(Date.UTC(2026, 0, 1) - 1)).toBe(20453);
  });

  it('have their neighbors beside them, and none before the first', () => {
    expect(daysAround(20454)).toEqual([20454, 20453, 20455, 20452, 20456]);
    expect(daysAround(0)).toEqual([0, 1, 2]);
  });
});
