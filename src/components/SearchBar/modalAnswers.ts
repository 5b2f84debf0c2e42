import type {ModalHit, ModalResult} from './modalSearch';

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
