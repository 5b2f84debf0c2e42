import type {Answer, Rating} from './rate';

/** Least that search has to reach; `npm test` fails below. */
export const gates = {successAt1: 0.85, successAt3: 0.95, bytes: 150_000} as const;

/** Ratings as a Markdown table, an engine a row. */
export function ratingTable(rows: ReadonlyArray<{name: string} & Rating>): string {
  const lines = rows.map(
    ({name, successAt1, successAt3, meanReciprocalRank}) =>
      `| ${name} | ${successAt1.toFixed(3)} | ${successAt3.toFixed(3)} | ${meanReciprocalRank.toFixed(3)} |`,
  );
  return [
    '| Engine | Right page first | Among the first 3 | Mean reciprocal rank |',
    '|---|---|---|---|',
    ...lines,
  ].join('\n');
}

/** A line for each query whose first page is not right: what came instead. */
export function missedQueries(answers: readonly Answer[]): string[] {
  return answers
    .filter(({rank}) => rank !== 1)
    .map(({kind, query, rank, found}) => {
      const place = rank === 0 ? 'not found' : `at ${rank}`;
      const before = found.slice(0, rank === 0 ? 3 : Math.min(3, rank - 1));
      return `${kind}: "${query}" ${place}, after ${before.join(', ') || 'nothing'}`;
    });
}

/** Sentences about what is below the gates; empty when all is well. */
export function shortfalls({successAt1, successAt3}: Rating, bytes: number): string[] {
  return [
    successAt1 < gates.successAt1 &&
      `The right page comes first for ${successAt1.toFixed(3)} of the queries; at least ${gates.successAt1} is asked for.`,
    successAt3 < gates.successAt3 &&
      `The right page is among the first three for ${successAt3.toFixed(3)}; at least ${gates.successAt3} is asked for.`,
    bytes > gates.bytes &&
      `The index weighs ${bytes} bytes compressed; at most ${gates.bytes} are allowed with the worker's scripts.`,
  ].filter((line) => line !== false);
}
