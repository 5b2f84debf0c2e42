import {
  badgeRadius,
  lineHeight,
  type PlacedText,
  type Point,
  type Rectangle,
  widestLine,
  wrapText,
} from '@site/src/components/drawing';
import type {Action, Message, Phase, Step} from './sequence';

/** A step with its place: messages have an arrow, actions and phases a box. */
export interface PlacedStep {
  step: Step;
  texts: PlacedText[];
  badge?: {x: number; y: number; number: number};
  arrow?: {from: Point; to: Point};
  box?: Rectangle;
  /** What lifelines leave out. */
  block: Rectangle;
  /** Where the step ends. */
  bottom: number;
}

/** What steps need to know of their drawing. */
export interface Frame {
  width: number;
  /** Room to leave at either side. */
  edge: number;
  /** Place of a participant's lifeline. */
  xOf: (name: string) => number;
  /** Room for a message's text, which may be wider than its arrow, and for an action's. */
  messageText: number;
  actionText: number;
}

/** Space between steps, before a phase, and between a text and its arrow or box. */
export const space = {step: 22, phase: 32, text: 10, box: 10};

/** Places a step whose upper edge is at `y`. */
export function placeStep(step: Step, y: number, number: number, frame: Frame): PlacedStep {
  if ('phase' in step) return placePhase(step, y, frame);
  return 'from' in step ? placeMessage(step, y, number, frame) : placeAction(step, y, number, frame);
}

function placePhase(step: Phase, y: number, {width, edge}: Frame): PlacedStep {
  const lines = wrapText(step.phase, width - 40, 'note');
  const box = {x: edge, y, width: width - 2 * edge, height: lines.length * lineHeight.note + 12};
  const texts: PlacedText[] = [{x: 20, y: y + box.height / 2, lines, kind: 'note', anchor: 'start'}];
  return {step, box, texts, block: box, bottom: y + box.height};
}

function placeMessage(step: Message, y: number, number: number, frame: Frame): PlacedStep {
  const {width, edge, xOf, messageText} = frame;
  const tail = xOf(step.from);
  const head = xOf(step.to);
  const room = Math.abs(head - tail) - 2 * badgeRadius - 8;
  const text = layOutText(step, Math.max(room, messageText));
  const half = text.width / 2;
  const x = between(half + edge, (tail + head) / 2, width - half - edge);
  const line = y + text.height + space.text + badgeRadius / 2;
  const way = Math.sign(head - tail);
  // A message that is lost ends before it arrives.
  const rest = step.kind === 'lost' ? Math.abs(head - tail) / 3 : 2;
  return {
    step,
    texts: text.at(x, y, 'middle'),
    badge: {x: tail, y: line, number},
    arrow: {from: [tail + way * badgeRadius, line], to: [head - way * rest, line]},
    block: {x: x - half - 6, y: y - 4, width: text.width + 12, height: text.height + 4 + space.text / 2},
    bottom: line + badgeRadius / 2,
  };
}

function placeAction(step: Action, y: number, number: number, frame: Frame): PlacedStep {
  const {width, edge, xOf, actionText} = frame;
  const text = layOutText(step, actionText);
  const left = 3 * badgeRadius + 8;
  const boxWidth = left + text.width + space.box + 2;
  const box = {
    x: Math.round(between(edge, xOf(step.at) - boxWidth / 2, width - boxWidth - edge)),
    y,
    width: boxWidth,
    height: text.height + 2 * space.box,
  };
  return {
    step,
    box,
    texts: text.at(box.x + left, y + space.box, 'start'),
    badge: {x: box.x + 2 * badgeRadius, y: y + space.box + lineHeight.label / 2, number},
    block: box,
    bottom: y + box.height,
  };
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

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
