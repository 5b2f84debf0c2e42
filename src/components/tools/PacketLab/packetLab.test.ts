import {bytesToHex} from '@noble/ciphers/utils.js';
import {packetVectors} from '@site/model/packet/testing/vectors';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {buildLab} from './buildLab';
import {exampleDraft, exampleKey, type LabDraft} from './draft';
import {fieldValue} from './fieldViews';
import {labIn, labParameters} from './labAddress';
import {readLab} from './readLab';

const read = (change: Partial<LabDraft>) => readLab({...exampleDraft, ...change});
const build = (change: Partial<LabDraft>) => buildLab({...exampleDraft, mode: 'build', ...change});
const flipped = exampleDraft.output.replace('ae f2', 'ae f3');

it('the example is a published vector', () => {
  const vector = packetVectors.find(
    (one) => one.advertising_data === exampleDraft.output.replaceAll(' ', ''),
  );
  expect(vector).toMatchObject({device_key: exampleKey, time_counter: 20454, sequence_number: 1});
});

describe('reading', () => {
  it('shows the published vector as genuine', () => {
    const {verdict, fields, packet} = read({});
    expect(verdict).toMatchObject({
      tone: 'good',
      text: expect.stringMatching(/20454 \(2026-01-01\), sequence number 1, payload 68 65 6c 6c 6f, “hello”/),
    });
    expect(fields.map((field) => fieldValue(field, fields, packet)).filter(Boolean)).toEqual([
      '13 + 5 bytes of payload',
      '000000 00: protocol version 0, sequence bits 00',
      'Sequence number 1',
      'That of time counter 20454 (2026-01-01)',
      'Matches the ciphertext',
      'Decrypts to 68 65 6c 6c 6f, “hello”',
    ]);
  });

  it('says of a length how far it is from a packet', () => {
    const {fields} = read({output: '0303a0ff0516a0ff0001'});
    expect(fieldValue(fields[3], fields)).toBe('8 less than a packet without payload has');
  });

  it('names the fields without a key, and asks for it', () => {
    expect(read({key: ' '})).toMatchObject({
      verdict: {tone: 'open', text: expect.stringMatching(/Enter the device key/)},
    });
    expect(read({key: ''}).fields).toHaveLength(11);
  });

  it.each([
    ['a wrong tag', {output: flipped}, /wrong tag/, 'At bytes 14 to 17, authentication tag: ae f3 07 1b'],
    ['a cut packet', {output: '03 03 a0 ff 12 16 a0'}, /too early/, 'At byte 4, service data length: 12'],
    [
      'another key',
      {key: 'ff'.repeat(16)},
      /Neither ID nor tag/,
      'At bytes 10 to 13, ephemeral device ID: bf 7f d8 3a',
    ],
    ['another day', {heard: '2026-02-01'}, /another day/, undefined],
    [
      'a swapped UUID',
      {output: exampleDraft.output.replace('16 a0 ff', '16 ff a0')},
      /byte-order/,
      'At bytes 6 to 7, service UUID: ff a0',
    ],
  ])('tells %s with its place', (_, change, title, place) => {
    const {verdict} = read(change);
    expect(verdict).toMatchObject({tone: 'bad', title: expect.stringMatching(title)});
    expect(verdict?.place).toBe(place);
  });

  it('tells a mistyped key and strange text at their fields', () => {
    expect(read({key: '0001'}).keyError).toMatch(/4 hexadecimal digits/);
    expect(read({output: 'hello'}).outputError).toMatch(/“hello” is no hexadecimal byte/);
  });

  it.each([16, 32])('warns of %d bytes that may be a key', (length) => {
    expect(read({output: '5a'.repeat(length)}).outputError).toMatch(/as long as a device key/);
  });

  it('says that service data alone leaves the UUID list open', () => {
    const output = exampleDraft.output.slice('03 03 a0 ff 12 16 '.length);
    expect(read({output}).verdict).toMatchObject({
      tone: 'good',
      text: expect.stringMatching(/UUID list.*not checked/),
    });
    expect(read({output, key: ''}).verdict?.text).toMatch(/UUID list.*not checked/);
    expect(read({}).verdict?.text).not.toMatch(/not checked/);
  });

  it.each([
    ['2026-02-30', /“2026-02-30” is no day/],
    ['never', /“never” is no UTC date/],
    ['', /day is missing/],
    ['1969-12-31', /before the first time counter/],
  ])('refuses to have heard a packet on the day “%s”', (heard, sentence) => {
    expect(read({heard}).heardError).toMatch(sentence);
    expect(read({heard}).packet).toBeUndefined();
    expect(read({heard}).fields).toHaveLength(11);
    expect(read({heard, source: 'uptime'}).heardError).toBeUndefined();
    expect(labParameters({...exampleDraft, heard}).has('heard')).toBe(false);
  });

  it('takes the first packet of this network, or the chosen one', () => {
    const output = `0201061bff${'00'.repeat(26)}\n${exampleDraft.output.replaceAll(' ', '')}`;
    expect(read({output})).toMatchObject({chosen: 1, verdict: {tone: 'good'}});
    expect(read({output, chosen: 0})).toMatchObject({
      chosen: 0,
      verdict: {title: 'No service data of this network'},
    });
  });

  it('finds a device in uptime mode without a date', () => {
    const vector = packetVectors.find(({time_counter}) => time_counter === 127);
    const change = {output: vector?.service_data ?? '', key: vector?.device_key ?? '', heard: ''};
    expect(read({...change, source: 'uptime'}).packet?.timeCounter).toBe(127);
  });
});

describe('building', () => {
  it.each(packetVectors)('gives $name', (vector) => {
    const {packet, errors} = build({
      key: vector.device_key,
      time: String(vector.time_counter),
      sequence: String(vector.sequence_number),
      payload: vector.payload,
    });
    expect(errors).toEqual({});
    expect(bytesToHex(packet?.advertisingData ?? new Uint8Array())).toBe(vector.advertising_data);
  });

  it.each(['"hello"', "'hello'", '“hello”', '„hello“', '‘hello’'])(
    'takes a text in quotes: %s',
    (payload) => {
      expect(build({payload}).input?.payload).toEqual(new TextEncoder().encode('hello'));
    },
  );

  it('takes a date for the time counter', () => {
    expect(build({time: '2026-01-01'}).input?.timeCounter).toBe(20454);
  });

  it.each([
    ['key', 'x!z', /3 characters that are neither/],
    ['time', 'noon', /“noon” is no time/],
    ['time', '', /time is missing.*such as 20454/],
    ['time', '2026-02-30', /“2026-02-30” is no day: this month has 28 days/],
    ['time', '2026-13-01', /month 13/],
    ['time', '2026-1-1', /year, month and day with their zeros/],
    ['time', '2026-01-01T24:00', /is no UTC date/],
    ['time', '0000-01-01', /before the first time counter/],
    ['time', '4294967296', /Enter 4294967295 at most/],
    ['sequence', '', /sequence number is missing/],
    ['sequence', '1e3', /“1e3” is no whole number in plain digits/],
    ['payload', 'hello', /“hello” is not hexadecimal. Put a text in quotes, as in "hello"/],
    ['payload', '-1', /“-1” is not hexadecimal/],
    ['payload', '5', /“5” is not hexadecimal.*two hexadecimal digits/],
    ['key', ' ', /device key is missing/],
    ['sequence', '1024', /0 to 1023/],
    ['payload', '00'.repeat(14), /14 bytes/],
    ['payload', '"a text that is too long"', /23 bytes/],
    ['firmware', 'zz', /“zz” is no hexadecimal byte/],
  ] as const)('tells what is wrong with %s: %s', (field, text, sentence) => {
    expect(build({[field]: text}).errors[field]).toMatch(sentence);
  });

  it('compares with the bytes of a firmware', () => {
    expect(build({firmware: exampleDraft.output}).comparison?.cause).toBeUndefined();
    expect(build({firmware: flipped}).comparison?.cause).toMatch(/tag does not fit/);
  });
});

describe('the address', () => {
  const bytes = (hex: string) => hex.replace(/..(?!$)/g, '$& ');
  const drafts = fc.oneof(
    fc
      .constantFrom(...packetVectors)
      .map(
        (vector): LabDraft => ({...exampleDraft, output: bytes(vector.service_data), heard: '2026-03-04'}),
      ),
    fc
      .record({
        mode: fc.constant('build' as const),
        time: fc.integer({min: 0, max: 0xffffffff}).map(String),
        sequence: fc.integer({min: 0, max: 1023}).map(String),
        payload: fc.uint8Array({maxLength: 13}).map((one) => bytes(bytesToHex(one))),
        firmware: fc.constantFrom('', exampleDraft.output),
      })
      .map((change): LabDraft => ({...exampleDraft, ...change})),
  );

  it('brings back everything but the key', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const search = labParameters(draft);
        expect(search.toString()).not.toContain(exampleKey);
        const back = labIn(new URLSearchParams(search.toString()));
        const {mode, output, heard, time, sequence, payload, firmware} = draft;
        const carried = mode === 'read' ? {mode, output, heard} : {mode, time, sequence, payload, firmware};
        expect(back).toMatchObject({...carried, key: ''});
      }),
    );
  });

  it('is bare for the example', () => {
    expect(labParameters(exampleDraft).toString()).toBe('');
    expect(labIn(new URLSearchParams('packet=0303'))).toBeUndefined();
  });

  it.each([
    ['the packet', {output: exampleKey}],
    ['the packet, as bytes of a log', {output: `<inf> app: key ${bytes(exampleKey)}`}],
    ['the packet, beside the UUID', {output: `a0ff${exampleKey}`}],
    ['the firmware', {mode: 'build', firmware: exampleKey}],
    ['the payload', {mode: 'build', payload: exampleKey}],
    ['the time', {mode: 'build', time: exampleKey}],
    ['the sequence number', {mode: 'build', sequence: exampleKey}],
    ['the date', {heard: exampleKey}],
  ] as [string, Partial<LabDraft>][])('has no key that was pasted for %s', (_, change) => {
    expect(labParameters({...exampleDraft, ...change}).toString()).not.toContain(exampleKey.slice(0, 16));
  });

  it('survives nonsense', () => {
    const search = new URLSearchParams('lab=read&packet=zz&heard=never');
    expect(labIn(search)).toMatchObject({output: 'zz', heard: 'never'});
    expect(readLab(labIn(search) as LabDraft)).toMatchObject({
      outputError: expect.stringMatching(/“zz” is no hexadecimal byte/),
      heardError: expect.stringMatching(/“never” is no UTC date/),
    });
    expect(labIn(new URLSearchParams('lab=build&payload=zz'))?.payload).toBe('zz');
    expect(() => readLab(labIn(search) as LabDraft)).not.toThrow();
  });
});
