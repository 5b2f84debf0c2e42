import {drawingTextSizes} from '@site/design/typography';

/** Distance between two lines of text, in units of the drawing. */
export const lineHeight = {label: 17, note: 15, code: 15} as const;

/** The kinds of text: `label` names a thing (14 units), `note` explains (13), `code` is monospace (13). */
export type TextKind = keyof typeof lineHeight;

export interface PlacedText {
  x: number;
  y: number;
  lines: readonly string[];
  kind: TextKind;
  anchor: 'start' | 'middle' | 'end';
}

/** Advance widths in the site's sans face, in ems, rounded up; other characters take `otherWidth`. */
const widths: readonly (readonly [characters: RegExp, width: number])[] = [
  [/[.,:;'’|ijlI]/, 0.26],
  // With the word spacing of the page.
  [/ /, 0.31],
  [/[-frt()/"°1J]/, 0.45],
  [/[A-HK-Zm–%@]/, 0.76],
  [/[wMW—]/, 0.95],
];
const otherWidth = 0.6;

/** About how wide a text is, in units of the drawing; never less than it really is for running text. */
export function textWidth(text: string, size: number): number {
  const widthOf = (character: string) =>
    widths.find(([characters]) => characters.test(character))?.[1] ?? otherWidth;
  return [...text].reduce((sum, character) => sum + widthOf(character), 0) * size;
}

/** Width of the widest of some lines, at most. */
export function widestLine(lines: readonly string[], kind: TextKind): number {
  const size = drawingTextSizes[kind];
  const ofLines = lines.map((line) =>
    // A character of the monospace face has 0.6 em.
    kind === 'code' ? 0.6 * line.length * size : textWidth(line, size),
  );
  return Math.ceil(Math.max(0, ...ofLines));
}

/** Breaks a text into as few lines as fit a width, about as long as each other; a longer word has its own line. */
export function wrapLines(text: string, width: number, size: number = drawingTextSizes.note): string[] {
  let lines = fill(text, width, size);
  // The narrowest block with as many lines leaves no single word on the last one.
  for (let narrower = width - size; narrower > 0; narrower -= size) {
    const balanced = fill(text, narrower, size);
    if (balanced.length > lines.length || balanced.some((line) => textWidth(line, size) > narrower)) break;
    lines = balanced;
  }
  return lines;
}

/** Breaks a label or a note into lines of at most `width` units; a word that is wider than that is an error. */
export function wrapText(text: string, width: number, kind: 'label' | 'note'): string[] {
  const lines = wrapLines(text, width, drawingTextSizes[kind]);
  if (widestLine(lines, kind) > width)
    throw new Error(
      `“${text}” has a word that is wider than ${width} units, which is all the room there is.`,
    );
  return lines;
}

function fill(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, size) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
