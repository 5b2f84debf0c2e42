import type {ExampleBlock, ExampleProblem} from '../ExampleBlock';

/** A `Choice` around a block. */
export interface Choice {
  /** Subject of the `Choices`: `language`. */
  about: string;
  value: string;
  /** All values that these `Choices` offer; readers who chose another one see the first. */
  offered: string[];
}

/** A code block and its place in the page. */
export interface PageBlock extends ExampleBlock {
  /** Line of the page, from 1, of each line of the text. */
  lines: number[];
  choices: Choice[];
  /** Whether it shows what came out: it stands in `ExpectedOutput`, or its title begins with "Output". */
  isOutput: boolean;
}

/** A problem at a line of a block's text, counted from 1; at its fence when there is no such line. */
export function problemAt(block: PageBlock, textLine: number, message: string): ExampleProblem {
  return {page: block.page, line: block.lines[textLine - 1] ?? block.line, message};
}

/** The argument of a block's first directive with a name; undefined when it has none. */
export function directiveOf({directives}: ExampleBlock, name: string): string | undefined {
  return directives.find((directive) => directive.name === name)?.argument;
}

/** Whether a problem is one of a block: at one of its lines, or at a comment before it. */
export function isInside(block: PageBlock, {page, line}: ExampleProblem): boolean {
  const first = Math.min(block.line, ...block.directives.map((directive) => directive.line));
  return page === block.page && line >= first && line <= (block.lines.at(-1) ?? block.line);
}
