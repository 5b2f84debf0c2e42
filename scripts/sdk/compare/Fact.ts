/** One statement about an entry, as the header and as the page have it. */
export interface Fact {
  /** As in "the value". */
  what: string;
  /** Undefined where the header says nothing. */
  header: string | undefined;
  /** Undefined where the page says nothing. */
  page: string | undefined;
  /** Line of the page, from 1. */
  line: number;
}

/** C with every run of white space as one blank. */
export function onOneLine(code: string): string {
  return code.replace(/\s+/g, ' ').trim();
}
