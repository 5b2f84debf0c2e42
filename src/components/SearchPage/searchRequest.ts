import {levels} from '@site/plugins/search/shared/records';
import type {FacetFilters, SearchForHits} from 'algoliasearch/lite';

/** The most results that a provider gives at once; all of them are asked for, since they are grouped and counted. */
export const hitsPerRequest = 1_000;

/** Words of text around what was found: about three lines of the page. */
const snippetWords = 30;

const [area, ...headings] = levels.map((level) => `hierarchy.${level}`) as [string, ...string[]];

/** What a reader looks for, and where. */
export interface Asked {
  indexName: string;
  query: string;
  /** Counted from 0. */
  page: number;
  /** Keeps to the language of the page and to the docs of its version. */
  facetFilters: FacetFilters;
}

/** Asks for what is found: headings and texts, one for each address, best first. */
export function resultsRequest(asked: Asked): SearchForHits {
  return {
    ...asked,
    hitsPerPage: hitsPerRequest,
    attributesToRetrieve: [area, ...headings, 'url'],
    attributesToHighlight: headings,
    attributesToSnippet: [],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  };
}

/**
 * Asks for the texts below what is found: where a heading is the best result of an address, the one above does not give
 * them.
 */
export function textsRequest(asked: Asked): SearchForHits {
  const filters = asked.facetFilters as FacetFilters[];
  return {
    ...resultsRequest(asked),
    facetFilters: [...filters, 'type:content'],
    attributesToRetrieve: ['url'],
    attributesToHighlight: [],
    attributesToSnippet: [`content:${snippetWords}`],
    snippetEllipsisText: '…',
  };
}

/** Longest query in UTF-16 units, which is what `maxlength` of a field counts. */
export const queryLimit = 512;

/** A query cut to the limit; a character of two units is left out whole. */
export function limitQuery(query: string): string {
  return query.slice(0, queryLimit).replace(/[\uD800-\uDBFF]$/, '');
}
