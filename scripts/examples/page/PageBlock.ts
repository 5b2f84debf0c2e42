/** What a writer asks of the checker in a comment before a fence, such as `example: fails 22`. */
export interface Directive {
  /** First word: `background`, `fails`, … */
  name: string;
  /** The rest, trimmed; empty when there is none. */
  argument: string;
  /** Line of the file, from 1. */
  line: number;
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

/** A `Choice` around a block. */
export interface Choice {
  /** Subject of the `Choices`: `language`. */
  about: string;
  value: string;
  /** All values that these `Choices` offer; readers who chose another one see the first. */
  offered: string[];
}

/** A code block and its place in the page. */
export interface PageBlock {
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
  /** Line of the page, from 1, of each line of the text. */
  lines: number[];
  directives: Directive[];
  choices: Choice[];
  /** Whether it shows what came out: it stands in `ExpectedOutput`, or its title begins with "Output". */
  isOutput: boolean;
}

/** A problem at a line of a block's text, counted from 1; at its fence when there is no such line. */
export function problemAt(block: PageBlock, textLine: number, message: string): ExampleProblem {
  return {page: block.page, line: block.lines[textLine - 1] ?? block.line, message};
}

/** The argument of a block's first directive with a name; undefined when it has none. */
export function directiveOf({directives}: PageBlock, name: string): string | undefined {
  return directives.find((directive) => directive.name === name)?.argument;
}

/** Whether a problem is one of a block: at one of its lines, or at a comment before it. */
export function isInside(block: PageBlock, {page, line}: ExampleProblem): boolean {
  const first = Math.min(block.line, ...block.directives.map((directive) => directive.line));
  return page === block.page && line >= first && line <= (block.lines.at(-1) ?? block.line);
}
