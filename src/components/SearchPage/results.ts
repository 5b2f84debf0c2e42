import {type Hierarchy, levels} from '@site/plugins/search/shared/records';
import type {Decorated} from '@site/plugins/search/shared/wire/answerQueries';

/** What the page reads of a hit; either engine leaves out what a record lacks. */
export interface SearchHit {
  objectID: string;
  url: string;
  hierarchy: Partial<Hierarchy>;
  _highlightResult?: Decorated;
  _snippetResult?: Decorated;
}

/** A hit as the page shows it. All texts are HTML: escaped, with `<mark>` around what was found. */
export interface Result {
  id: string;
  /** Absolute address. */
  url: string;
  /** The heading that it leads to. */
  title: string;
  /** Section of the site, page and headings above, from the top. */
  path: string[];
  snippet?: string;
}

/** Makes a result of a hit. */
export function toResult({objectID, url, hierarchy, _highlightResult, _snippetResult}: SearchHit): Result {
  const headings = levels.flatMap(
    (level) => _highlightResult?.hierarchy?.[level]?.value ?? hierarchy[level] ?? [],
  );
  const title = headings.pop() ?? url;
  return {id: objectID, url, title, path: headings, snippet: _snippetResult?.content?.value};
}

/** A result in its place among those of its page. */
export interface Grouped extends Result {
  /** Whether it leads to the page itself. */
  isPage: boolean;
  /** Title of its page and the site's section, on the first result of a group alone. */
  group?: {page: string; section?: string};
}

/**
 * Puts results of one page together, in the place of the best of them, the page itself first.
 *
 * @param batch Results that came at once; later ones never move up among those that a reader has seen.
 */
export function groupByPage(results: readonly Result[], batch: number): Grouped[] {
  const groups = new Map<string, Result[]>();
  for (const [number, result] of results.entries()) {
    const key = `${Math.floor(number / batch)} ${result.url.split('#')[0]}`;
    const group = groups.get(key) ?? groups.set(key, []).get(key);
    if (isPage(result)) group?.unshift(result);
    else group?.push(result);
  }
  return [...groups.values()].flatMap((group) =>
    group.map((result, number) => ({
      ...result,
      isPage: isPage(result),
      group: number === 0 ? {page: result.path[1] ?? result.title, section: result.path[0]} : undefined,
    })),
  );
}

function isPage({path}: Result): boolean {
  return path.length < 2;
}

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
