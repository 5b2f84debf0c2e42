/** Advance widths in the site's sans face, in ems, rounded up; other characters take `otherWidth`. */
const widths: readonly (readonly [characters: RegExp, width: number])[] = [
  [/[ .,:;'’|ijlI]/, 0.26],
  [/[-frt()/"°1J]/, 0.45],
  [/[A-HK-Zm–%@]/, 0.76],
  [/[wMW—]/, 0.95],
];
const otherWidth = 0.6;

/** About how wide a text is, in units of the drawing; never less than it really is for running text. */
export function textWidth(text: string, size: number): number {
  const ems = [...text].reduce(
    (sum, character) => sum + (widths.find(([characters]) => characters.test(character))?.[1] ?? otherWidth),
    0,
  );
  return ems * size;
}

/**
 * Breaks a text between words into as few lines as fit a width, in units of the drawing, and about as long as each other.
 *
 * A word that is wider than a line gets a line of its own.
 */
export function wrapLines(text: string, width: number, size: number): string[] {
  const lines = fill(text, width, size);
  // The narrowest block with as many lines leaves no single word on the last one.
  for (let narrower = width - size; narrower > 0; narrower -= size) {
    const balanced = fill(text, narrower, size);
    if (balanced.length > lines.length || balanced.some((line) => textWidth(line, size) > narrower)) break;
    lines.splice(0, lines.length, ...balanced);
  }
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
