import {levels} from '@site/plugins/search/shared/records';
import type {SearchForHits} from 'algoliasearch/lite';

/** Results that come with one request. */
export const hitsPerPage = 20;

/** Words of text around what was found: about three lines of the page. */
const snippetWords = 30;

const hierarchy = levels.map((level) => `hierarchy.${level}`);

/** One request of the search page, whose pages count from 0. */
export function searchRequest(asked: SearchForHits): SearchForHits {
  return {
    ...asked,
    hitsPerPage,
    attributesToRetrieve: [...hierarchy, 'type', 'url'],
    attributesToHighlight: hierarchy,
    attributesToSnippet: [`content:${snippetWords}`],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    snippetEllipsisText: '…',
  };
}

/** Longest query in UTF-16 units, which is what `maxlength` of a field counts. */
export const queryLimit = 512;

/** A query cut to the limit; a character of two units is left out whole. */
export function limitQuery(query: string): string {
  return query.slice(0, queryLimit).replace(/[\uD800-\uDBFF]$/, '');
}
