import {type Difference, matchLine, type Tolerance} from './matchLine';

/** Lines of a text without white space at their ends and empty lines around them. */
export function trimmedLines(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const first = lines.findIndex((line) => line !== '');
  return first < 0 ? [] : lines.slice(first, lines.findLastIndex((line) => line !== '') + 1);
}

/** Whether a line stands for any lines. */
export const isEllipsis = (line: string) => ['…', '...'].includes(line.trim());

/** How many of some lines match from an index of the output on. */
function countMatching(lines: string[], found: string[], from: number, tolerance: Tolerance): number {
  // Lines that do not match to their end must not decide which IDs stand for which.
  const ids = new Map(tolerance.ids);
  const matches = (line: string, index: number) =>
    from + index < found.length && matchLine(line, found[from + index], {...tolerance, ids});
  const wrong = lines.findIndex((line, index) => !matches(line, index));
  if (wrong >= 0) return wrong;
  for (const [shown, id] of ids) tolerance.ids.set(shown, id);
  return lines.length;
}

function difference(line: number, shown?: string, found?: string): Difference {
  const say = (text?: string) => (text === undefined ? '(no more lines)' : text || '(an empty line)');
  return {
    line,
    message: `the output differs from here on; show what comes out, or mend what it comes from.\n    page     | ${say(shown)}\n    came out | ${say(found)}`,
  };
}

/**
 * Compares an output with the text that a page shows; a line "…" stands for any lines.
 *
 * @returns undefined when they agree
 */
export function compareText(
  shownText: string,
  foundText: string,
  tolerance: Tolerance,
): Difference | undefined {
  const shown =
    shownText.trimEnd() === ''
      ? []
      : shownText
          .trimEnd()
          .split('\n')
          .map((line) => line.trimEnd());
  const found = trimmedLines(foundText);
  const ends = [...shown.keys()].filter((index) => isEllipsis(shown[index]));
  /** Index of the shown line, and of the one that came out, from which on the rest is to be compared. */
  let start = 0;
  let position = 0;
  for (const end of [...ends, shown.length]) {
    const lines = shown.slice(start, end);
    const isFixed = start === 0 && !tolerance.part;
    const mustEnd = end === shown.length && !tolerance.part;
    const last = isFixed ? 0 : Math.max(position, found.length - lines.length);
    let best = {at: 0, count: -1};
    for (let at = mustEnd && !isFixed ? last : position; at <= last && best.count < lines.length; at++) {
      const count = countMatching(lines, found, at, tolerance);
      if (count > best.count) best = {at, count};
    }
    position = best.at + best.count;
    if (best.count < lines.length)
      return difference(start + best.count + 1, lines[best.count], found[position]);
    if (mustEnd && isFixed && position < found.length) return difference(end, undefined, found[position]);
    start = end + 1;
  }
  return undefined;
}
