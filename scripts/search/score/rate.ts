import type {ScoredQuery} from './readQueries';

/** How well search finds the right pages. */
export interface Rating {
  /** Share of queries whose first page is right. */
  successAt1: number;
  /** Share of queries with a right page among the first three. */
  successAt3: number;
  /** Mean of 1 divided by the rank of the first right page, 0 without one. */
  meanReciprocalRank: number;
}

/** What was found for a query. */
export interface Answer extends ScoredQuery {
  /** Pages found, best first, each once. */
  found: string[];
  /** Rank of the first right page from 1; 0 without one. */
  rank: number;
}

/** Ranks the first right page; several records of one page count as that page. */
export function rankAnswer(query: ScoredQuery, pages: readonly string[]): Answer {
  const found = [...new Set(pages)];
  return {...query, found, rank: found.findIndex((page) => query.pages.includes(page)) + 1};
}

/** Rates answers. */
export function rate(answers: readonly Answer[]): Rating {
  const share = (test: (rank: number) => boolean) =>
    answers.filter(({rank}) => test(rank)).length / answers.length;
  return {
    successAt1: share((rank) => rank === 1),
    successAt3: share((rank) => rank >= 1 && rank <= 3),
    meanReciprocalRank: answers.reduce((sum, {rank}) => sum + (rank > 0 ? 1 / rank : 0), 0) / answers.length,
  };
}

/** A line of the table: which queries, how many, and their rating. */
export function tableLine(name: string, answers: readonly Answer[]): string {
  const {successAt1, successAt3, meanReciprocalRank} = rate(answers);
  const figures = [successAt1, successAt3, meanReciprocalRank].map((figure) => figure.toFixed(3));
  return `| ${[name, answers.length, ...figures].join(' | ')} |`;
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

/** Sentences about what is below the least that a set of queries has to reach; empty when all is well. */
export function shortfalls(name: string, rating: Rating, gate: Omit<Rating, 'meanReciprocalRank'>): string[] {
  return (['successAt1', 'successAt3'] as const)
    .filter((figure) => rating[figure] < gate[figure])
    .map((figure) => {
      const place = figure === 'successAt1' ? 'comes first' : 'is among the first three';
      return `${name}: the right page ${place} for ${rating[figure].toFixed(3)}; at least ${gate[figure]} is asked for.`;
    });
}
