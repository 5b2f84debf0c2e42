import type {Point} from '@site/src/components/drawing';
import {textWidth} from '@site/src/components/drawing/wrapLines';
import type {Link, Place} from './diagram';

/** Lines of text in a drawing; `at` is the middle of the block, as for `Lines`. */
export interface Text {
  lines: readonly string[];
  at: Point;
}

/** Where everything in a diagram stands, in units of the drawing. */
export interface Layout {
  width: number;
  height: number;
  /** Of the circles around the glyphs. */
  radius: number;
  anchor: 'start' | 'middle';
  places: readonly {place: Place; center: Point; name: Text; note: Text}[];
  links: readonly {kind: NonNullable<Link['kind']>; from: Point; to: Point; label: Text}[];
  /** Brackets, from one end over two corners to the other. */
  stretches: readonly {corners: readonly Point[]; label: Text; upright: boolean}[];
}

/** Sizes of texts, from the style of drawings. */
export const size = {name: 14, note: 12} as const;

/** Distance between two lines of a note or label. */
export const step = 15;

/** Room between an arrow and the circles that it joins. */
export const clearance = 7;

/** How far a bracket stays from the middle of its places, so that two that meet do not touch. */
export const inset = 6;

/** Length of a bracket's ends. */
export const tick = 7;

/** The most lines that any of the texts has. */
export function mostLines(texts: readonly (readonly string[])[]): number {
  return Math.max(0, ...texts.map((lines) => lines.length));
}

/** A bracket's label, which may not reach into its neighbor's. */
export function bracketLabel(label: string, length: number): readonly string[] {
  if (textWidth(label, size.note) > length)
    throw new Error(
      `“${label}” is longer than its bracket: shorten it to about ${Math.floor(length / 6)} characters.`,
    );
  return [label];
}
