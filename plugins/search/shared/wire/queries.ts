/** One search of the multi-index queries call, as DocSearch and the search page send it. */
export interface QueryRequest {
  indexName: string;
  query?: string;
  /** The same settings as in the request itself, written as a query string; these count more. */
  params?: string;
  page?: number;
  hitsPerPage?: number;
  attributesToRetrieve?: string | string[];
  attributesToSnippet?: string | string[];
  attributesToHighlight?: string | string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
  snippetEllipsisText?: string;
  facetFilters?: FacetFilters;
  clickAnalytics?: boolean;
}

/** `attribute:value`; an inner list holds alternatives. */
export type FacetFilters = string | Array<string | string[]>;

/** Body of `POST /1/indexes/*​/queries`. */
export interface QueriesBody {
  requests: QueryRequest[];
}

export interface HighlightResult {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  fullyHighlighted?: boolean;
  matchedWords: string[];
}

export interface SnippetResult {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
}

/** A value for each attribute that a record has a text in, nested as the record is. */
export type Decorated<T> = {
  hierarchy?: Record<string, T>;
  content?: T;
};

/** A record as it answers a query, with the attributes that were asked for. */
export interface Hit {
  objectID: string;
  _highlightResult?: Decorated<HighlightResult>;
  _snippetResult?: Decorated<SnippetResult>;
  [attribute: string]: unknown;
}

export interface QueryResult {
  hits: Hit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  exhaustiveNbHits: boolean;
  query: string;
  params: string;
  index: string;
  processingTimeMS: number;
  queryID?: string;
}

/** Answer to {@link QueriesBody}: a result for each request, in the same order. */
export interface QueriesAnswer {
  results: QueryResult[];
}
