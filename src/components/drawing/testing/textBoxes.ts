import type {Rectangle} from '..';
import {lineHeight, type PlacedText, widestLine} from '../text';

/** The room that a placed text takes at most. */
export function textBox({x, y, lines, kind, anchor}: PlacedText): Rectangle {
  const width = widestLine(lines, kind);
  const height = lines.length * lineHeight[kind];
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return {x: left, y: y - height / 2, width, height};
}

/** Pairs of texts that overlap, by their words; neighbors may touch. */
export function overlaps(texts: readonly PlacedText[]): string[] {
  return texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter((other) => overlap(textBox(one), textBox(other)))
      .map((other) => `${one.lines.join(' ')} / ${other.lines.join(' ')}`),
  );
}

/** Whether two rectangles share more than an edge. */
export function overlap(one: Rectangle, other: Rectangle): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** Whether a rectangle lies inside a drawing. */
export function isInside(
  {x, y, width, height}: Rectangle,
  drawing: {width: number; height: number},
): boolean {
  return x >= 0 && y >= 0 && x + width <= drawing.width && y + height <= drawing.height;
}
