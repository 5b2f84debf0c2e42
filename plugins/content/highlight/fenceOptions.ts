import rangeParser from 'parse-numeric-range';

/** What is said of a line of code; also the class that its `span.line` gets. */
export type LineMark = 'highlighted' | 'inserted' | 'deleted';

/** Marks by the line's index from zero. */
export type LineMarks = ReadonlyMap<number, LineMark>;

/** What a writer asked for on a fence (` ```c title="src/main.c" showLineNumbers {2,4-6} `). */
export interface FenceOptions {
  title?: string;
  /** Number of the first line, or undefined when lines are not numbered. */
  lineNumbersStart?: number;
  /** Zero-based lines to set off. */
  highlighted: Set<number>;
}

export function parseFenceOptions(meta: string): FenceOptions {
  const title = /title=(["'])(?<title>.*?)\1/.exec(meta)?.groups?.title;
  const rest = meta.replace(/title=(["']).*?\1/, '');
  const ranges = /\{(?<ranges>[\d,\s-]+)\}/.exec(rest)?.groups?.ranges ?? '';
  const numbers = /(?:^|\s)showLineNumbers(?:=(?<start>\d+))?(?:\s|$)/.exec(rest);
  return {
    title,
    lineNumbersStart: numbers ? Number(numbers.groups?.start ?? 1) : undefined,
    highlighted: new Set(rangeParser(ranges.replaceAll(/\s/g, '')).map((line) => line - 1)),
  };
}

const marker =
  /^\s*(?:\/\/|#|--|\/\*|<!--|\{\/\*)\s*(?<what>highlight-next-line|highlight|diff-add|diff-remove)(?:-(?<edge>start|end))?\s*(?:\*\/\}?|-->)?\s*$/;

const markOf: Record<string, LineMark> = {
  'highlight-next-line': 'highlighted',
  highlight: 'highlighted',
  'diff-add': 'inserted',
  'diff-remove': 'deleted',
};

/**
 * Takes marker comments out of code and reports the lines that they mark.
 *
 * `highlight-next-line`, `diff-add` and `diff-remove` mark the next line; with `-start` and `-end` all lines
 * between (`highlight-start`, `diff-add-end`). A plain `highlight` is an ordinary comment.
 */
export function takeMarkers(code: string): {code: string; marks: LineMarks} {
  const kept: string[] = [];
  const marks = new Map<number, LineMark>();
  let inside: LineMark | undefined;
  let next: LineMark | undefined;
  for (const line of code.split('\n')) {
    const {what, edge} = marker.exec(line)?.groups ?? {};
    if (what && edge !== undefined) inside = edge === 'start' ? markOf[what] : undefined;
    else if (what && what !== 'highlight') next = markOf[what];
    else {
      const mark = next ?? inside;
      if (mark) marks.set(kept.length, mark);
      next = undefined;
      kept.push(line);
    }
  }
  return {code: kept.join('\n'), marks};
}
