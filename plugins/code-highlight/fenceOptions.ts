import rangeParser from 'parse-numeric-range';

/** What a writer asked for on a fence (` ```c title="src/main.c" showLineNumbers {2,4-6} `). */
export interface FenceOptions {
  title?: string;
  /** Number of the first line, or undefined when lines are not numbered. */
  lineNumbersStart?: number;
  /** Zero-based lines to set off. */
  highlighted: Set<number>;
}

/** Reads the text after a fence's language. */
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
  /^\s*(?:\/\/|#|\/\*|<!--|\{\/\*)\s*(?<what>highlight-next-line|highlight-start|highlight-end)\s*(?:\*\/\}?|-->)?\s*$/;

/** Takes marker comments (`// highlight-next-line`) out of code and reports the lines that they set off. */
export function takeMarkers(code: string): {code: string; highlighted: Set<number>} {
  const kept: string[] = [];
  const highlighted = new Set<number>();
  let inside = false;
  let next = false;
  for (const line of code.split('\n')) {
    const what = marker.exec(line)?.groups?.what;
    if (what === 'highlight-next-line') next = true;
    else if (what) inside = what === 'highlight-start';
    else {
      if (inside || next) highlighted.add(kept.length);
      next = false;
      kept.push(line);
    }
  }
  return {code: kept.join('\n'), highlighted};
}
