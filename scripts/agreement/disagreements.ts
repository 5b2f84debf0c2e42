import type {Rule, Statement} from './statement/Statement';

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
