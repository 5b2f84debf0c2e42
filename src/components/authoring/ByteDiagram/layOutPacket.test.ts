import {isInside, overlap, overlaps, textBox} from '@site/src/components/drawing/testing/textBoxes';
import {describe, expect, it} from 'vitest';
import {layOutPacket} from './layOutPacket';
import {describePacket, type Field, packetFields} from './packet';

const fields: Field[] = [
  {group: 'Header', name: 'A name that is long enough for two lines', value: '03 ff', meaning: 'Both'},
  {
    name: 'Version and sequence',
    value: '03 ff',
    parts: [
      {name: 'Protocol version: 0', bits: 6},
      {name: 'Sequence number: 1023', bits: 10},
    ],
  },
  {
    group: 'Payload',
    name: 'Ciphertext',
    bytes: 13,
    meaning:
      'A meaning that goes on for so long that it has to be broken in wide and narrow drawings, both of them',
    part: 'text',
  },
  {name: 'End', value: '00'},
];

describe.each([320, 720])('a packet in %i units', (width) => {
  const placed = packetFields(fields);
  const layout = layOutPacket(placed, width);

  it('leaves room for every text', () => {
    expect(overlaps(layout.texts)).toEqual([]);
  });

  it('stays inside the drawing', () => {
    const boxes = [...layout.segments, ...layout.texts.map(textBox)];
    expect(boxes.filter((box) => !isInside(box, {width, height: layout.height}))).toEqual([]);
  });

  it('keeps texts off badges', () => {
    const badges = layout.badges.map(({x, y}) => ({x: x - 10, y: y - 10, width: 20, height: 20}));
    expect(layout.texts.filter((text) => badges.some((badge) => overlap(badge, textBox(text))))).toEqual([]);
  });

  it('draws every byte once, in rows with their offsets', () => {
    const columns = width === 320 ? 8 : 16;
    const isByte = (text: string) => /^(?:[\da-f]{2}|··)$/.test(text);
    const codes = layout.texts.filter(({kind}) => kind === 'code').map(({lines}) => `${lines}`);
    expect(codes.filter(isByte)).toEqual(placed.flatMap(({cells}) => cells));
    const offsets = layout.texts.map(({lines}) => `${lines}`).slice(0, codes.length + 3);
    expect(offsets).toContain(`${columns}`);
    expect(layout.segments).toHaveLength(width === 320 ? 6 : 5);
  });
});

describe('packetFields', () => {
  it('counts offsets from the start', () => {
    expect(packetFields(fields, 6).map(({range}) => range)).toEqual([
      'bytes 6–7',
      'bytes 8–9',
      'bytes 10–22',
      'byte 23',
    ]);
  });

  it.each([
    [{name: 'A', value: '00 0'}, /“0” is no byte/],
    [{name: 'A', value: '00', bytes: 2}, /has 1 bytes of value and says 2/],
    [{name: 'A'}, /0 bytes/],
    [{name: 'A', value: '00', parts: [{name: 'B', bits: 7}]}, /parts have 7 bits; 8 bits/],
  ])('refuses %o', (field, message) => {
    expect(() => packetFields([field])).toThrow(message);
  });
});

it('is told in words, numbered as it is drawn', () => {
  expect(describePacket(packetFields(fields.slice(0, 2)))).toBe(
    'Header: 1. A name that is long enough for two lines, bytes 0–1: 03 ff. Both. ' +
      '2. Version and sequence, bytes 2–3: 03 ff. ' +
      'Protocol version: 0: 6 bits, 000000. Sequence number: 1023: 10 bits, 1111111111.',
  );
});
