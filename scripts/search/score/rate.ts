import type {Engine} from './Engine';
import type {ScoredQuery} from './readQueries';

/** How well an engine finds the right pages. */
export interface Rating {
  /** Share of queries whose first page is right. */
  successAt1: number;
  /** Share of queries with a right page among the first three. */
  successAt3: number;
  /** Mean of 1 divided by the rank of the first right page, 0 without one. */
  meanReciprocalRank: number;
}

/** What an engine found for a query. */
export interface Answer extends ScoredQuery {
  /** Pages found, best first, each once. */
  found: string[];
  /** Rank of the first right page from 1; 0 without one. */
  rank: number;
}

/** Asks an engine every query; several records of one page count as that page. */
export function ask(
  engine: Engine,
  queries: readonly ScoredQuery[],
  toPage: (url: string) => string,
): Answer[] {
  return queries.map((query) => {
    const found = [...new Set(engine.search(query.query).map(toPage))];
    return {...query, found, rank: found.findIndex((page) => query.pages.includes(page)) + 1};
  });
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
