/** One search of the multi-index queries call: what DocSearch and the search page send, and the engine reads. */
export interface QueryRequest {
  indexName: string;
  query?: string;
  /** Counted from 0. */
  page?: number;
  hitsPerPage?: number;
  attributesToRetrieve?: readonly string[];
  attributesToHighlight?: readonly string[];
  /** Each with its number of words: `content:10`. */
  attributesToSnippet?: readonly string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
  snippetEllipsisText?: string;
  /** `attribute:value`, all of which must hold; of an inner list, one. */
  facetFilters?: ReadonlyArray<string | readonly string[]>;
}

/** Body of `POST /1/indexes/*​/queries`. */
export interface QueriesBody {
  requests: QueryRequest[];
}

/** A text as HTML, with what met the query between tags. */
export interface MarkedText {
  value: string;
}

/** A text for each attribute that a record has one in, nested as the record is. */
export interface Decorated {
  hierarchy?: Record<string, MarkedText>;
  content?: MarkedText;
}

/** A record as it answers a query, with the attributes that were asked for. */
export interface Hit {
  objectID: string;
  _highlightResult?: Decorated;
  _snippetResult?: Decorated;
  [attribute: string]: unknown;
}

export interface QueryResult {
  hits: Hit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  query: string;
  params: string;
  index: string;
  processingTimeMS: number;
}

/** Answer to {@link QueriesBody}: a result for each request, in the same order. */
export interface QueriesAnswer {
  results: QueryResult[];
}
