import type {PlacedBadge, PlacedText, Point, Rectangle} from '@site/src/components/drawing';
import {drawingTextSizes} from '@site/design/typography';
import {badgeRadius, lineHeight, widestLine, wrapLines, wrapText} from '@site/src/components/drawing';
import type {Action, Message, Phase, Sequence, Step} from './sequence';

/** A step with its place: messages have an arrow, actions and phases a box. */
export interface PlacedStep {
  step: Step;
  texts: PlacedText[];
  badge?: PlacedBadge;
  arrow?: {from: Point; to: Point};
  box?: Rectangle;
  /** What lifelines leave out. */
  block: Rectangle;
  bottom: number;
}

/** Space between steps, before a phase, and between a text and its arrow or box. */
const space = {step: 22, phase: 32, text: 10};

/** Between a message's text and a lifeline that is whole. */
const besideText = 6;

/** Narrower, a note of several words would be a column of them. */
const leastNote = 100;

/** Lays a sequence out in a drawing of the given width; lifelines are one path, with gaps where they would touch a text. */
export function layOutSequence({participants, steps}: Sequence, width: number) {
  const isNarrow = width < 500;
  const count = participants.length;
  /** Room for the text of a message, which may be wider than its arrow, and of what one participant does. */
  const [widestMessage, widestAction] = isNarrow ? [200, 190] : [220, 230];
  // A narrow drawing may stand at the edge of the window.
  const edge = isNarrow ? 4 : 1;
  const headWidth = Math.min(width / count - 8, isNarrow ? 112 : 152);
  const inset = Math.max(headWidth / 2 + edge, isNarrow ? 0 : (width / count) * 0.375);
  const spacing = (width - 2 * inset) / Math.max(count - 1, 1);

  const labels = participants.map((name) => wrapText(name, headWidth - 6, 'label'));
  const headHeight = Math.max(...labels.map((lines) => lines.length)) * lineHeight.label + 20;

  /** Place of a participant's lifeline. */
  function xOf(name: string): number {
    const index = participants.indexOf(name);
    if (index < 0) throw new Error(`“${name}” is no participant. There are: ${participants.join(', ')}.`);
    return count === 1 ? width / 2 : Math.round(inset + spacing * index);
  }

  /** Where a box begins, moved so far that it stays inside the drawing. */
  const inside = (x: number, boxWidth: number) => Math.max(edge, Math.min(x, width - boxWidth - edge));

  function placePhase(step: Phase, y: number): PlacedStep {
    const lines = wrapText(step.phase, width - 40, 'note');
    const box = {x: edge, y, width: width - 2 * edge, height: lines.length * lineHeight.note + 12};
    const texts: PlacedText[] = [{x: 20, y: y + box.height / 2, lines, kind: 'note', anchor: 'start'}];
    return {step, box, texts, block: box, bottom: y + box.height};
  }

  function placeMessage(step: Message, y: number, number: number): PlacedStep {
    const [tail, head] = [xOf(step.from), xOf(step.to)];
    const between = Math.abs(head - tail);
    // A few lines on a phone may be so narrow that both lifelines stay whole; other text may be wider than its arrow.
    const room = between - 2 * besideText;
    const lines = wrapLines(step.label, room, drawingTextSizes.label);
    const notes = wrapLines(step.note ?? '', room, drawingTextSizes.note);
    const widest = Math.max(widestLine(lines, 'label'), widestLine(notes, 'note'));
    const isShort = isNarrow && lines.length < 3 && notes.length < 4 && widest <= room;
    const arrowRoom = between - 2 * badgeRadius - 8;
    const text = layOutText(step, isShort ? room : Math.max(arrowRoom, widestMessage));
    const left = inside((tail + head - text.width) / 2, text.width);
    const line = y + text.height + space.text + badgeRadius / 2;
    const way = Math.sign(head - tail);
    // A message that is lost ends before it arrives.
    const rest = step.kind === 'lost' ? Math.abs(head - tail) / 3 : 2;
    return {
      step,
      texts: text.at(left + text.width / 2, y, 'middle'),
      badge: {x: tail, y: line, number},
      arrow: {from: [tail + way * badgeRadius, line], to: [head - way * rest, line]},
      block: {
        x: left - besideText,
        y: y - 4,
        width: text.width + 2 * besideText,
        height: text.height + 4 + space.text / 2,
      },
      bottom: line + badgeRadius / 2,
    };
  }

  function placeAction(step: Action, y: number, number: number): PlacedStep {
    const line = xOf(step.at);
    const left = 3 * badgeRadius + 8;
    const frame = left + space.text + 2;
    // A box from one neighbor's lifeline to the other's would look like the work of both.
    const [before, behind] = [line, width - line].map((side) => Math.min(spacing - 5, side - edge));
    const free = before + behind - frame;
    const word = widestLine(`${step.label} ${step.note ?? ''}`.split(' '), 'label');
    const least = step.note ? Math.max(word, leastNote) : word;
    const text = layOutText(step, Math.min(widestAction, Math.max(free, least)));
    const boxWidth = text.width + frame;
    const x = Math.round(inside(line - boxWidth / 2, boxWidth));
    const box = {x, y, width: boxWidth, height: text.height + 2 * space.text};
    return {
      step,
      box,
      texts: text.at(x + left, y + space.text, 'start'),
      badge: {x: x + 2 * badgeRadius, y: y + space.text + lineHeight.label / 2, number},
      block: box,
      bottom: y + box.height,
    };
  }

  let y = headHeight + 1;
  let number = 0;
  const placed = steps.map((step) => {
    const isPhase = 'phase' in step;
    if (!isPhase) number += 1;
    y += isPhase && number > 0 ? space.phase : space.step;
    const next = isPhase
      ? placePhase(step, y)
      : 'from' in step
        ? placeMessage(step, y, number)
        : placeAction(step, y, number);
    y = next.bottom;
    return next;
  });
  const end = y + space.step;
  return {
    height: end + 1,
    heads: participants.map((name, index) => ({
      x: xOf(name) - headWidth / 2,
      y: 1,
      width: headWidth,
      height: headHeight,
      label: labels[index] ?? [],
    })),
    lifelines: participants.map((name) => lifeline(xOf(name), headHeight + 1, end, placed)).join(''),
    steps: placed,
  };
}

/** Path of a vertical line that leaves out what lies in its way, from top to bottom. */
function lifeline(x: number, top: number, end: number, steps: readonly PlacedStep[]): string {
  const crossed = steps.filter(({block}) => block.x < x && x < block.x + block.width);
  const gaps = crossed.map(({block}) => `V${block.y}M${x} ${block.y + block.height}`);
  return `M${x} ${top}${gaps.join('')}V${end}`;
}

/** Breaks a label and its note into lines; `at` gives them a place below `top`. */
function layOutText({label, note}: Message | Action, room: number) {
  const labels = wrapText(label, room, 'label');
  const notes = note ? wrapText(note, room, 'note') : [];
  const labelHeight = labels.length * lineHeight.label;
  const height = labelHeight + notes.length * lineHeight.note;
  return {
    width: Math.max(widestLine(labels, 'label'), widestLine(notes, 'note')),
    height,
    at(x: number, top: number, anchor: PlacedText['anchor']): PlacedText[] {
      const text: PlacedText = {x, y: top + labelHeight / 2, lines: labels, kind: 'label', anchor};
      const below: PlacedText = {...text, y: top + (labelHeight + height) / 2, lines: notes, kind: 'note'};
      return note ? [text, below] : [text];
    },
  };
}
