import type {lineHeight} from './Lines';
import {textWidth, wrapLines} from './wrapLines';

/** The kinds of text in drawings. */
export type TextKind = keyof typeof lineHeight;

/** Font size of each kind of text, in units of the drawing; the stylesheet has the same. */
const textSize: Record<TextKind, number> = {label: 14, note: 12, code: 12};

/** Width of a character of the monospace face, in ems. */
const monoWidth = 0.6;

/** Width of the widest of some lines, at most. */
export function widestLine(lines: readonly string[], kind: TextKind): number {
  const size = textSize[kind];
  const widths = lines.map((line) =>
    kind === 'code' ? monoWidth * line.length * size : textWidth(line, size),
  );
  return Math.ceil(Math.max(0, ...widths));
}

/** Breaks a label or a note into lines of at most `width` units; a word that is wider than that is an error. */
export function wrapText(text: string, width: number, kind: 'label' | 'note'): string[] {
  const lines = wrapLines(text, width, textSize[kind]);
  if (widestLine(lines, kind) > width)
    throw new Error(
      `“${text}” has a word that is wider than ${width} units, which is all the room there is.`,
    );
  return lines;
}
