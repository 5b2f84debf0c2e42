import {isInside, overlap, overlaps, textBox} from '@site/src/components/drawing/testing/textBoxes';
import {describe, expect, it} from 'vitest';
import {layOutSequence} from './layOutSequence';
import {describeSequence, type Sequence, type Step} from './sequence';

const longNote =
  'A note that needs several lines in every drawing because it goes on, and on, and on, and on';

/** Every kind of step between all pairs of participants. */
function everything(participants: string[]): Sequence {
  const steps: Step[] = [{phase: 'Begin'}];
  for (const from of participants) {
    steps.push(
      {at: from, label: 'Store the answer', note: longNote},
      {at: from, label: 'Wait', kind: 'pause'},
    );
    for (const to of participants) {
      if (to === from) continue;
      steps.push(
        {from, to, label: 'A label of some length, for two lines', note: longNote},
        {from, to, label: 'Short', kind: 'lost'},
        {phase: `${from} to ${to}`},
      );
    }
  }
  return {participants, steps};
}

const names = ['Your backend', 'Platform', 'Gateway', 'Your device'];
const cases = [320, 720].flatMap((width) => [1, 2, 3, 4].map((count) => ({width, count})));

describe.each(cases)('$count participants in $width units', ({width, count}) => {
  const sequence = everything(names.slice(0, count));
  const layout = layOutSequence(sequence, width);
  const texts = [
    ...layout.steps.flatMap((step) => step.texts),
    ...layout.heads.map(({label, ...box}) => ({
      lines: label,
      kind: 'label' as const,
      anchor: 'middle' as const,
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
    })),
  ];
  const drawing = {width, height: layout.height};

  it('leaves room for every text', () => {
    expect(texts.length).toBeGreaterThan(sequence.steps.length);
    expect(overlaps(texts)).toEqual([]);
  });

  it('stays inside the drawing', () => {
    const boxes = [...layout.heads, ...layout.steps.flatMap(({box}) => box ?? []), ...texts.map(textBox)];
    expect(boxes.filter((box) => !isInside(box, drawing))).toEqual([]);
    for (const {arrow, badge} of layout.steps)
      for (const [x] of [arrow?.from, arrow?.to, badge && [badge.x]].filter((end) => end !== undefined)) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(width);
      }
  });

  it('keeps texts off arrows, badges and lifelines', () => {
    const lines = layout.steps.flatMap(({arrow, badge}) => [
      ...(arrow
        ? [
            {
              x: Math.min(arrow.from[0], arrow.to[0]),
              y: arrow.from[1] - 5,
              width: Math.abs(arrow.to[0] - arrow.from[0]),
              height: 10,
            },
          ]
        : []),
      ...(badge ? [{x: badge.x - 10, y: badge.y - 10, width: 20, height: 20}] : []),
    ]);
    for (const match of layout.lifelines.matchAll(/M([\d.]+) ([\d.]+)V([\d.]+)/g)) {
      const [x, top, end] = match.slice(1).map(Number) as [number, number, number];
      expect(end, 'lifelines run down').toBeGreaterThanOrEqual(top);
      lines.push({x: x - 1, y: top, width: 2, height: end - top});
    }
    const touched = texts.filter((text) => lines.some((line) => overlap(line, textBox(text))));
    expect(touched).toEqual([]);
  });
});

it.each([320, 720])('keeps what one does and one sends off the lifelines beside it in %i units', (width) => {
  const [, , at = '', to = ''] = names;
  const steps: Step[] = [
    {at, label: 'Wipe and record'},
    {from: at, to, label: 'Inject the key'},
    {from: to, to: at, label: 'A packet', note: 'Verified over the air'},
  ];
  const layout = layOutSequence({participants: names, steps}, width);
  const lines = layout.heads.map((head) => head.x + head.width / 2);
  expect(lines).toHaveLength(4);
  const crossed = layout.steps.map(
    ({block}) => lines.filter((x) => block.x <= x && x <= block.x + block.width).length,
  );
  expect(crossed).toEqual([1, 0, 0]);
});

it('refuses a message to somebody who is not there', () => {
  const sequence = {participants: ['A', 'B'], steps: [{from: 'A', to: 'C', label: 'Hello'}]};
  expect(() => layOutSequence(sequence, 320)).toThrow('“C” is no participant. There are: A, B.');
});

it('is told in words, numbered as it is drawn', () => {
  const sequence: Sequence = {
    participants: ['Your backend', 'Platform'],
    steps: [
      {phase: 'First request'},
      {from: 'Your backend', to: 'Platform', label: 'GET packets', note: 'Without a token'},
      {from: 'Platform', to: 'Your backend', label: 'Up to 1,000 packets', kind: 'response'},
      {at: 'Your backend', label: 'Wait', kind: 'pause'},
    ],
  };
  expect(describeSequence(sequence)).toBe(
    'First request: 1. Your backend sends to Platform: GET packets. Without a token. ' +
      '2. Platform answers Your backend: Up to 1,000 packets. 3. Your backend: Wait.',
  );
  expect(layOutSequence(sequence, 320).steps.map(({badge}) => badge?.number)).toEqual([undefined, 1, 2, 3]);
});
