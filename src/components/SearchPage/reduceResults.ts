import type {Result} from './toResult';

/** What is asked of the engine at once; pages count from 0. */
export interface Ask {
  query: string;
  pages: readonly number[];
}

/** What the engine says to it. */
export interface Answer {
  results: Result[];
  /** Results of all pages. */
  count: number;
  /** Whether the count is exact; a large index and hosted search may give it as an estimate. */
  isExact: boolean;
  /** Number of pages that can be asked for. */
  pages: number;
}

/** The list in front of the reader. */
export interface Shown extends Omit<Answer, 'pages'> {
  query: string;
  /** Number of pages in the list. */
  pages: number;
  hasMore: boolean;
}

/** What the page shows and what it waits for; the old list stays until the first answer to a new query. */
export interface ResultsState {
  shown?: Shown;
  awaited?: Ask;
  failed?: Ask;
}

export type ResultsAction =
  | {type: 'ask'; ask: Ask}
  | {type: 'answer'; ask: Ask; answer: Answer}
  | {type: 'fail'; ask: Ask}
  | {type: 'clear'};

/** The next state of the page; an answer to anything but the last ask came too late and changes nothing. */
export function reduceResults(state: ResultsState, action: ResultsAction): ResultsState {
  if (action.type === 'clear') return {};
  if (action.type === 'ask') return {shown: state.shown, awaited: action.ask};
  if (action.ask !== state.awaited) return state;
  const before = isFirst(action.ask) ? undefined : state.shown;
  if (action.type === 'fail') return {shown: before, failed: action.ask};
  return {shown: append(before, action.ask, action.answer)};
}

/** Whether an ask starts a list instead of adding to one. */
export function isFirst({pages}: Ask): boolean {
  return pages[0] === 0;
}

function append(before: Shown | undefined, {query, pages}: Ask, {results, ...answer}: Answer): Shown {
  const known = new Set(before?.results.map(({id}) => id));
  // An index that changes or grows between two pages may give a result again.
  const added = results.filter(({id}) => !known.has(id) && known.add(id));
  const last = pages.at(-1) ?? 0;
  return {
    query,
    ...answer,
    results: [...(before?.results ?? []), ...added],
    pages: last + 1,
    hasMore: results.length > 0 && last + 1 < answer.pages,
  };
}
