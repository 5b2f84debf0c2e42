import {type Difference, difference} from './Difference';
import {matchLine, type Tolerance} from './matchLine';

/** Lines of a text without white space at their ends and empty lines around them. */
export function trimmedLines(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const first = lines.findIndex((line) => line !== '');
  return first < 0 ? [] : lines.slice(first, lines.findLastIndex((line) => line !== '') + 1);
}

/** Whether a line stands for any lines. */
export const isEllipsis = (line: string) => ['…', '...'].includes(line.trim());

/** How a block shows an output. */
export interface TextOptions extends Tolerance {
  /** Whether it shows some lines of it only, one after the other. */
  part: boolean;
}

/** Lines between two ellipses, and the shown line, from 0, at which they begin. */
interface Run {
  lines: string[];
  start: number;
}

function runsOf(shown: string[]): Run[] {
  const runs: Run[] = [{lines: [], start: 0}];
  for (const [index, line] of shown.entries()) {
    if (isEllipsis(line)) runs.push({lines: [], start: index + 1});
    else runs.at(-1)?.lines.push(line);
  }
  return runs;
}

/** How many of the lines match from an index of the output on. */
function matching({lines}: Run, found: string[], from: number, tolerance: Tolerance): number {
  // A run that does not match to its end must not decide which IDs stand for which.
  const ids = new Map(tolerance.ids);
  const count = lines.findIndex(
    (line, index) =>
      found[from + index] === undefined || !matchLine(line, found[from + index], {...tolerance, ids}),
  );
  if (count >= 0) return count;
  for (const [shown, id] of ids) tolerance.ids.set(shown, id);
  return lines.length;
}

/**
 * Compares an output with the text that a page shows; a line "…" stands for any lines.
 *
 * @returns undefined when they agree
 */
export function compareText(
  shownText: string,
  foundText: string,
  options: TextOptions,
): Difference | undefined {
  const shown =
    shownText.trimEnd() === ''
      ? []
      : shownText
          .trimEnd()
          .split('\n')
          .map((line) => line.trimEnd());
  const found = trimmedLines(foundText);
  let position = 0;
  const runs = runsOf(shown);
  for (const [index, run] of runs.entries()) {
    const isFixed = index === 0 && !options.part;
    const isLast = index === runs.length - 1;
    const mustEnd = isLast && !options.part;
    const last = found.length - run.lines.length;
    const starts = isFixed
      ? [position]
      : range(mustEnd ? Math.max(position, last) : position, Math.max(position, last));
    let best = {start: starts[0], count: -1};
    for (const start of starts) {
      const count = matching(run, found, start, options);
      if (count > best.count) best = {start, count};
      if (count === run.lines.length) break;
    }
    const end = best.start + best.count;
    if (best.count < run.lines.length)
      return difference(run.start + best.count + 1, run.lines[best.count], found[end]);
    if (mustEnd && isFixed && end < found.length) return difference(shown.length, undefined, found[end]);
    position = end;
  }
  return undefined;
}

function range(from: number, to: number): number[] {
  return Array.from({length: to - from + 1}, (_, index) => from + index);
}
