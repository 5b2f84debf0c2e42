import {lineHeight, type Rectangle, wrapText} from '@site/src/components/drawing';
import {type Frame, type PlacedStep, placeStep, space} from './placeStep';
import type {Sequence} from './sequence';

/** Where everything of a sequence diagram goes. */
export interface SequenceLayout {
  height: number;
  heads: (Rectangle & {lines: string[]})[];
  /** Path of all lifelines, with gaps where they would touch a text. */
  lifelines: string;
  steps: PlacedStep[];
}

/** Lays a sequence out in a drawing of the given width. */
export function layOutSequence({participants, steps}: Sequence, width: number): SequenceLayout {
  const isNarrow = width < 500;
  const count = participants.length;
  // A narrow drawing may stand at the edge of the window.
  const edge = isNarrow ? 4 : 1;
  const headWidth = Math.min(width / count - 8, isNarrow ? 112 : 152);
  const inset = Math.max(headWidth / 2 + edge, isNarrow ? 0 : (width / count) * 0.375);
  const spacing = (width - 2 * inset) / Math.max(count - 1, 1);
  const xOf = (name: string): number => {
    const index = participants.indexOf(name);
    if (index < 0) throw new Error(`“${name}” is no participant. There are: ${participants.join(', ')}.`);
    return count === 1 ? width / 2 : Math.round(inset + spacing * index);
  };

  const names = participants.map((name) => wrapText(name, headWidth - 6, 'label'));
  const headHeight = Math.max(...names.map((lines) => lines.length)) * lineHeight.label + 20;
  const heads = participants.map((name, index) => ({
    x: xOf(name) - headWidth / 2,
    y: 1,
    width: headWidth,
    height: headHeight,
    lines: names[index] as string[],
  }));

  const frame: Frame = {
    width,
    edge,
    xOf,
    messageText: isNarrow ? 200 : 220,
    // In a wide drawing up to the neighboring lifeline, with room for the badge.
    actionText: isNarrow ? 190 : Math.min(230, inset + spacing - 56),
  };
  const placed: PlacedStep[] = [];
  let y = headHeight + 1;
  let number = 0;
  for (const step of steps) {
    if (!('phase' in step)) number += 1;
    y += 'phase' in step && number > 0 ? space.phase : space.step;
    const next = placeStep(step, y, number, frame);
    placed.push(next);
    y = next.bottom;
  }
  const end = y + space.step;
  const blocks = placed.map(({block}) => block);
  return {
    height: end + 1,
    heads,
    lifelines: participants.map((name) => lifeline(xOf(name), headHeight + 1, end, blocks)).join(''),
    steps: placed,
  };
}

/** Path of a vertical line that leaves out what lies in its way; the blocks come from top to bottom. */
function lifeline(x: number, top: number, end: number, blocks: readonly Rectangle[]): string {
  let path = `M${x} ${top}`;
  for (const block of blocks)
    if (block.x < x && x < block.x + block.width) path += `V${block.y}M${x} ${block.y + block.height}`;
  return `${path}V${end}`;
}
