import type {DocSearchModalProps} from '@docsearch/react/modal';
import type {SearchMethodParams} from 'algoliasearch/lite';

/** A search client as DocSearch takes it. */
type SearchClient = Parameters<NonNullable<DocSearchModalProps['transformSearchClient']>>[0];

/** A hit as DocSearch reads it. */
export type ModalHit = Parameters<NonNullable<DocSearchModalProps['transformItems']>>[0][number];

/** Result of the one search in each of the modal's requests. */
export interface ModalResult {
  hits: ModalHit[];
  nbHits: number;
  isNearest?: boolean;
}

/** Answer to a request of the modal. */
export interface ModalAnswer {
  results: ModalResult[];
}

/** Asks whoever answers the searches of this site; rejects when nobody can. */
export type Ask = (request: SearchMethodParams) => Promise<ModalAnswer>;

/**
 * The client that the modal searches with: it shows the newest answer, and the modal stays on its error screen.
 *
 * DocSearch 3.9 takes the number of hits from whichever answer comes last. It sets its status to `error` when a
 * search fails, and the autocomplete library sets it back to `idle` right after: a reader would be told that
 * nothing was found, and Enter would choose a hit that is no longer shown. A failure therefore comes as an answer
 * without hits, and is reported a tick later.
 *
 * @param isAsking Whether there is a query at all; a reader who has cleared it is not told that it failed.
 * @param onShown Takes each answer that is shown.
 */
export function modalSearch(
  ask: Ask,
  isAsking: () => boolean,
  onShown: (answer: ModalAnswer) => void = () => undefined,
): SearchClient {
  let asked = 0;
  let newest: Promise<ModalAnswer>;
  let shown = {number: 0, answer: noHits};

  function search(request: SearchMethodParams): Promise<ModalAnswer> {
    const number = ++asked;
    let report = (): void => undefined;
    const answer = ask(request).then(
      (result) => {
        if (number < shown.number) return shown.answer;
        shown = {number, answer: result};
        onShown(result);
        return result;
      },
      (error) => {
        if (number < asked) return newest;
        console.warn('Search failed:', error);
        onShown(noHits);
        setTimeout(() => {
          if (number === asked && isAsking()) report();
        });
        return noHits;
      },
    );
    answer.catch = ((showError: (error: Error) => never) => {
      report = () => {
        try {
          showError(unreachable());
        } catch {
          // DocSearch throws the error on after showing it, for a caller that is no longer there.
        }
      };
      return answer;
    }) as typeof answer.catch;
    newest = answer;
    return answer;
  }

  // DocSearch was typed against an older client, of which it calls nothing but `search`.
  return {search} as unknown as SearchClient;
}

const noHits: ModalAnswer = {results: [{hits: [], nbHits: 0}]};

/** The one error that DocSearch has a screen for; a refused key or a missing index is no less a failure. */
function unreachable(): Error {
  return Object.assign(new Error('Search failed'), {name: 'RetryError'});
}

const characters: Record<string, string> = {amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'"};

/**
 * Makes the names of sections plain text.
 *
 * Texts of an answer are HTML, and DocSearch writes them into the page as such, but for the section above each group
 * and in suggested queries: there `Q &amp; A` would be read as it is written.
 */
export function plainSections(result: ModalResult): ModalResult {
  return {...result, hits: result.hits.map(withPlainSection)};
}

function withPlainSection(hit: ModalHit): ModalHit {
  const section = hit._highlightResult?.hierarchy?.lvl0;
  if (!section) return hit;
  const value = section.value.replace(/&(amp|lt|gt|quot|#39);/g, (_, name) => characters[name] as string);
  const {_highlightResult: marked} = hit;
  return {
    ...hit,
    _highlightResult: {...marked, hierarchy: {...marked.hierarchy, lvl0: {...section, value}}},
  };
}

/**
 * Names the section of a text that was found, and its page: DocSearch shows the page alone.
 *
 * All texts are HTML, as in {@link plainSections}.
 */
export function withSectionAndPage(hit: ModalHit): ModalHit {
  const texts = hit._snippetResult?.hierarchy as unknown as Record<string, {value: string}> | undefined;
  if (hit.type !== 'content' || !texts?.lvl1) return hit;
  const page = texts.lvl1.value;
  const section = Object.entries(texts)
    .sort(([one], [other]) => one.localeCompare(other))
    .at(-1)?.[1].value;
  const value = section === page ? `<b>${page}</b>` : `<b>${section}</b> <small>${page}</small>`;
  const hierarchy = {...texts, lvl1: {...texts.lvl1, value}};
  return {...hit, _snippetResult: {...hit._snippetResult, hierarchy}} as ModalHit;
}

/**
 * Gives an answer without hits the queries that the no-results screen is to suggest.
 *
 * DocSearch suggests the sections of an earlier answer, which a reader's first query does not have. These stand in
 * for hits in sections of that name, and must not be shown as such: {@link isSuggestion} tells.
 */
export function suggestQueries(result: ModalResult, queries: readonly string[]): ModalResult {
  if (result.hits.length > 0) return result;
  const hits = queries.map((query) => ({
    objectID: query,
    url: '',
    type: 'lvl0',
    hierarchy: {lvl0: query},
    isSuggestion: true,
  }));
  return {...result, hits: hits as unknown as ModalHit[]};
}

/** Whether a hit is there only to suggest a query. */
export function isSuggestion(hit: ModalHit): boolean {
  return 'isSuggestion' in hit;
}
