import {levels} from '@site/plugins/search/shared/records';
import type {QueryRequest} from '@site/plugins/search/shared/wire/answerQueries';

/** The most results that a provider gives at once; all of them are asked for, since they are grouped and counted. */
const hitsPerRequest = 1_000;

/** Words of text around what was found: about three lines of the page. */
const snippetWords = 30;

const [area, ...headings] = levels.map((level) => `hierarchy.${level}`) as [string, ...string[]];

/** Asks for what is found: headings and texts, one for each address, best first. */
export function resultsRequest(asked: QueryRequest): QueryRequest {
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
export function textsRequest(asked: QueryRequest): QueryRequest {
  return {
    ...resultsRequest(asked),
    facetFilters: [...(asked.facetFilters ?? []), 'type:content'],
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
