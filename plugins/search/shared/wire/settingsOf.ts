import type {FacetFilters, QueryRequest} from './queries';

/** Settings of a request with the hosted service's defaults in place of what is missing. */
export interface QuerySettings {
  query: string;
  page: number;
  hitsPerPage: number;
  retrieve: string[];
  highlight: string[];
  /** Number of words by attribute. */
  snippet: Map<string, number>;
  preTag: string;
  postTag: string;
  ellipsis: string;
  facetFilters: string[][];
  clickAnalytics: boolean;
}

/** Most hits that can be reached by paging, here and at a hosted provider. */
export const reachableHits = 10_000;
const mostHitsPerPage = 1_000;
/** Parameters that a query string holds as JSON; a query of `401` or `true` is text. */
const structured = new Set([
  'attributesToHighlight',
  'attributesToRetrieve',
  'attributesToSnippet',
  'clickAnalytics',
  'facetFilters',
]);

/** Reads the settings of a request. */
export function settingsOf(request: QueryRequest): QuerySettings {
  const given = {...request, ...fromQueryString(request.params)};
  return {
    query: given.query ?? '',
    page: Math.max(0, Math.trunc(Number(given.page ?? 0)) || 0),
    hitsPerPage: Math.min(mostHitsPerPage, Math.max(0, Math.trunc(Number(given.hitsPerPage ?? 20)))),
    retrieve: listOf(given.attributesToRetrieve ?? ['*']),
    highlight: listOf(given.attributesToHighlight ?? ['*']),
    snippet: snippetLengths(listOf(given.attributesToSnippet ?? [])),
    preTag: given.highlightPreTag ?? '<em>',
    postTag: given.highlightPostTag ?? '</em>',
    ellipsis: given.snippetEllipsisText ?? '…',
    facetFilters: alternatives(given.facetFilters),
    clickAnalytics: given.clickAnalytics === true,
  };
}

function fromQueryString(params = ''): Partial<QueryRequest> {
  return Object.fromEntries(
    [...new URLSearchParams(params)].map(([name, value]) => [
      name,
      structured.has(name) ? parsed(value) : value,
    ]),
  );
}

function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function listOf(value: string | string[]): string[] {
  return typeof value === 'string' ? value.split(',').map((name) => name.trim()) : value;
}

function snippetLengths(attributes: string[]): Map<string, number> {
  return new Map(
    attributes.map((attribute) => {
      const [name = '', words] = attribute.split(':');
      return [name, words === undefined ? 10 : Number(words)];
    }),
  );
}

function alternatives(filters: FacetFilters = []): string[][] {
  const all = typeof filters === 'string' ? [filters] : filters;
  return all.map((one) => [one].flat().filter(Boolean));
}
