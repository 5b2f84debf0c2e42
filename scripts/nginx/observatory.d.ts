// The package brings no types; these are of what gradeSite.ts uses.

declare module '@mdn/mdn-http-observatory/src/constants.js' {
  /** What one rule found. */
  interface RuleOutput {
    result: string;
  }
  export const ALL_TESTS: ((requests: object) => RuleOutput)[];
}

declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getScoreModifier(result: string): number;
  export function getGradeForScore(score: number): {score: number; grade: string};
}

declare module '@mdn/mdn-http-observatory/src/grader/charts.js' {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}
