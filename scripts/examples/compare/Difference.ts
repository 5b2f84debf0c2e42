/** The first place at which an output is not what a page shows. */
export interface Difference {
  /** Line of the shown text, from 1. */
  line: number;
  message: string;
}

/** A difference in two aligned lines. */
export function difference(line: number, shown: string | undefined, found: string | undefined): Difference {
  const say = (text: string | undefined) =>
    text === undefined ? '(no more lines)' : text || '(an empty line)';
  return {
    line,
    message: `the output differs from here on; show what comes out, or mend what it comes from.\n    page     | ${say(shown)}\n    came out | ${say(found)}`,
  };
}
