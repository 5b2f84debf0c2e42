/** What a writer asks of the checker in a comment before a fence, such as `example: fails 22`. */
export interface Directive {
  /** First word: `background`, `fails`, … */
  name: string;
  argument: string;
  line: number;
}

export interface ExampleProblem {
  /** Path of the file to change, from the root of the project. */
  page: string;
  line: number;
  message: string;
}

export interface Choice {
  /** Subject of the `Choices`: `language`. */
  about: string;
  value: string;
  /** All values that these `Choices` offer; readers who chose another one see the first. */
  offered: string[];
}

export interface PageBlock {
  /** Path from the root of the project, with slashes: `docs/intro.mdx`. */
  page: string;
  line: number;
  /** The word after the backticks; empty when there is none. */
  language: string;
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

/** What a reader has chosen, by subject; where nothing is chosen, `Choices` show their first value. */
export type ReaderChoices = Readonly<Record<string, string>>;

function isSeen({about, value, offered}: Choice, run: ReaderChoices): boolean {
  const chosen = run[about];
  return value === (chosen !== undefined && offered.includes(chosen) ? chosen : offered[0]);
}

export function blocksOf(run: ReaderChoices, blocks: PageBlock[]): PageBlock[] {
  return blocks.filter(({choices}) => choices.every((choice) => isSeen(choice, run)));
}

/** The fewest runs, made in the order of the page, in which every block is seen by some reader. */
export function runsThrough(blocks: PageBlock[]): ReaderChoices[] {
  const runs: ReaderChoices[] = [];
  const seen = new Set<PageBlock>();
  for (const block of blocks) {
    if (seen.has(block)) continue;
    const run = Object.fromEntries(block.choices.map(({about, value}) => [about, value]));
    runs.push(run);
    for (const each of blocksOf(run, blocks)) seen.add(each);
  }
  return runs;
}

/** How messages name a run: ` (language: python)`; empty without a choice. */
export function runLabel(run: ReaderChoices): string {
  const choices = Object.entries(run).map(([about, value]) => `${about}: ${value}`);
  return choices.length > 0 ? ` (${choices.join(', ')})` : '';
}
