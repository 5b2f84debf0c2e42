import type {Rectangle} from '@site/src/components/drawing';
import {isInside, overlap, textBox} from '@site/src/components/drawing/testing/textBoxes';
import {describe, expect, it} from 'vitest';
import {type Diagram, describeDiagram} from './diagram';
import {type Layout, layoutAcross, layoutDown} from './layouts';

const diagram: Diagram = {
  places: [
    {name: 'Chip', glyph: 'chip', note: 'Encrypts the payload and broadcasts it as an advertising packet.'},
    {
      name: 'Gateway',
      glyph: 'gateway',
      note: 'Adds location, time and signal strength. Cannot read the payload.',
    },
    {name: 'Cloud', glyph: 'cloud'},
    {name: 'Backend', glyph: 'backend', note: 'Stores the packet.'},
  ],
  links: [{label: 'Over the air, to whoever listens', kind: 'radio'}, {}, {label: 'Webhook', kind: 'plain'}],
  stretches: [
    {label: 'Encrypted', from: 'Chip', to: 'Cloud'},
    {label: 'TLS', from: 'Cloud', to: 'Backend'},
    {label: 'Logged', from: 'Gateway', to: 'Backend'},
  ],
};

/** What takes room in a layout: circles, and texts that are not turned. */
function boxesOf({places, links, stretches, radius}: Layout): Rectangle[] {
  const circles = places.map(({center: [x, y]}) => ({
    x: x - radius,
    y: y - radius,
    width: 2 * radius,
    height: 2 * radius,
  }));
  const texts = [
    ...places.flatMap(({name, note}) => [name, note]),
    ...links.map(({label}) => label),
    ...stretches
      .filter(({upright}) => !upright)
      .map(({label, at: [x, y]}) => ({x, y, lines: [label], kind: 'note', anchor: 'middle'}) as const),
  ];
  return [...circles, ...texts.filter(({lines}) => lines.length > 0).map(textBox)];
}

describe.each([
  ['across', layoutAcross],
  ['down', layoutDown],
])('a diagram laid out %s', (_, lay) => {
  const layout = lay(diagram);
  const boxes = boxesOf(layout);

  it('keeps texts and circles apart, and inside the drawing', () => {
    const pairs = boxes.flatMap((box, index) => boxes.slice(index + 1).map((other) => [box, other] as const));
    expect(pairs.filter(([box, other]) => overlap(box, other))).toEqual([]);
    expect(boxes.filter((box) => !isInside(box, layout))).toEqual([]);
  });

  it('joins each place to the next without touching either, past all texts', () => {
    expect(layout.links.map(({kind}) => kind)).toEqual(['radio', 'accent', 'plain']);
    for (const [index, {from, to}] of layout.links.entries()) {
      const [x, y] = from;
      const line = {x, y, width: to[0] + 1 - x, height: to[1] + 1 - y};
      expect(boxes.filter((box) => overlap(box, line))).toEqual([]);
      const ends = [layout.places[index], layout.places[index + 1]].map((place) => place?.center ?? [0, 0]);
      expect(Math.hypot(to[0] - from[0], to[1] - from[1])).toBeGreaterThan(20);
      expect(Math.hypot(from[0] - ends[0][0], from[1] - ends[0][1])).toBeGreaterThan(layout.radius);
      expect(Math.hypot(to[0] - ends[1][0], to[1] - ends[1][1])).toBeGreaterThan(layout.radius);
    }
  });

  it('lets stretches that meet share a lane, and moves one that overlaps', () => {
    const lanes = layout.stretches.map(({at, upright}) => at[upright ? 0 : 1]);
    expect(lanes[0]).toBe(lanes[1]);
    expect(lanes[2]).toBeGreaterThan(lanes[0] ?? 0);
  });

  it('keeps every word', () => {
    const words = layout.places.map(({note}) => note.lines.join(' '));
    expect(words).toEqual(diagram.places.map(({note = ''}) => note));
  });
});

describe('a diagram that contradicts itself', () => {
  it('is refused when it lacks a link', () => {
    expect(() => layoutAcross({...diagram, links: []})).toThrow('4 places need 3 links');
  });

  it('is refused when a stretch names no place, or runs backwards', () => {
    const stretch = (from: string, to: string) => ({...diagram, stretches: [{label: 'Sealed', from, to}]});
    expect(() => layoutDown(stretch('Chip', 'Moon'))).toThrow('“Sealed” goes from “Chip” to “Moon”');
    expect(() => layoutDown(stretch('Cloud', 'Chip'))).toThrow('in their order');
  });

  it('is refused when the label of a stretch would reach beyond it', () => {
    const label = 'The payload can be read by nobody but the holder of the device key';
    expect(() => layoutAcross({...diagram, stretches: [{label, from: 'Chip', to: 'Gateway'}]})).toThrow(
      'shorten it',
    );
  });
});

it('says in words all that a diagram shows, in order', () => {
  const text = describeDiagram({
    places: [
      {name: 'Chip', glyph: 'chip', note: 'Encrypts.'},
      {name: 'Gateway', glyph: 'gateway'},
      {name: 'Cloud', glyph: 'cloud', note: 'Decrypts'},
    ],
    links: [{label: 'Advertising packet', kind: 'radio'}, {}],
    stretches: [{label: 'Sealed', from: 'Chip', to: 'Cloud'}],
  });
  expect(text).toBe(
    'Chip: Encrypts. By radio to Gateway: Advertising packet. Gateway. To Cloud. Cloud: Decrypts. Sealed: from Chip to Cloud.',
  );
});
