import type {ModalHit, ModalResult} from './modalSearch';

type Suggestion = ModalHit & {isSuggestion: true};

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
  return {...result, hits: hits as Suggestion[]};
}

/** Whether a hit is there only to suggest a query. */
export function isSuggestion(hit: ModalHit): hit is Suggestion {
  return 'isSuggestion' in hit;
}
