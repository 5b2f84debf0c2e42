import {levels} from '@site/plugins/search/shared/records';
import type {FacetFilters, SearchForHits} from 'algoliasearch/lite';

/** Results that come with one request. */
export const hitsPerPage = 20;

/** Words of text around what was found: about three lines of the page. */
const snippetWords = 30;

const hierarchy = levels.map((level) => `hierarchy.${level}`);

export interface Options {
  indexName: string;
  query: string;
  /** Counted from 0. */
  page: number;
  facetFilters: FacetFilters;
}

/** One request of the search page. */
export function searchRequest(options: Options): SearchForHits {
  return {
    ...options,
    hitsPerPage,
    attributesToRetrieve: [...hierarchy, 'type', 'url'],
    attributesToHighlight: hierarchy,
    attributesToSnippet: [`content:${snippetWords}`],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    snippetEllipsisText: '…',
  };
}
