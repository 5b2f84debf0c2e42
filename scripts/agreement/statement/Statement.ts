/** A link in a statement. */
export interface StatedLink {
  url: string;
  text: string;
}

/** A sentence of a page or a row of a table, with what it names. */
export interface Statement {
  /** From the root of the project. */
  file: string;
  /** From 1. */
  line: number;
  /** As readers see it, with code between backticks; cells of a row are parted by ` | `. */
  text: string;
  /** What stands in code, in its order. */
  codes: string[];
  links: StatedLink[];
  /** Code of the first cell of a row, which the other cells speak of; empty for a sentence. */
  subjects: string[];
  /** Code of the sentences before it in its paragraph, which "it" may stand for. */
  before: string[];
  /** Heading of the second level that it stands under. */
  heading: string;
}

/** Something that a statement says of the SDK or the API, held against its source. */
export interface Claim {
  /** What is wrong, and what the source has; undefined when both agree. */
  problem?: string;
}

/** Finds the claims of one kind in a statement. */
export type Rule<Facts> = (statement: Statement, facts: Facts) => Claim[];

/** What came out for one rule. */
export interface Outcome {
  /** Each with file and line. */
  problems: string[];
  /** Claims that were held against their source. */
  compared: number;
}

/** Holds statements against one source by one rule. */
export function disagreements<Facts>(
  statements: readonly Statement[],
  rule: Rule<Facts>,
  facts: Facts,
): Outcome {
  let compared = 0;
  const problems = statements.flatMap((statement) =>
    rule(statement, facts).flatMap(({problem}) => {
      compared += 1;
      return problem === undefined ? [] : [`${statement.file}:${statement.line}: ${problem}`];
    }),
  );
  return {problems, compared};
}
