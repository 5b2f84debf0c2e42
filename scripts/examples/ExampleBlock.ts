/** What a writer asks of the checker in a comment before a fence, such as `example: fails 22`. */
export interface Directive {
  /** First word: `background`, `fails`, … */
  name: string;
  /** The rest, trimmed; empty when there is none. */
  argument: string;
  /** Line of the page, from 1. */
  line: number;
}

/** One code block of a page. */
export interface ExampleBlock {
  /** Path from the root of the project, with slashes: `docs/intro.mdx`. */
  page: string;
  /** Line of the opening fence, from 1. */
  line: number;
  /** The word after the backticks; empty when there is none. */
  language: string;
  /** `title="…"` of the fence. */
  title?: string;
  /** What readers copy: without marker comments and without removed lines. */
  text: string;
  directives: Directive[];
}

/** A fault of a page, for its writer. */
export interface ExampleProblem {
  /** Path of the file to change, from the root of the project. */
  page: string;
  /** Line of that file, from 1. */
  line: number;
  /** What was found and what to change. */
  message: string;
}
