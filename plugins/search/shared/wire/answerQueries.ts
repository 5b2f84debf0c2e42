import type {Match, SearchIndex} from '../engine/SearchIndex';
import {escapeRecord, type Hierarchy, levels, type SearchRecord} from '../records';
import {highlight, type Marking, snippet} from './highlight';

/** Most hits that can be reached by paging, here and at a hosted provider. */
export const reachableHits = 10_000;

/** Share of a query that an answer meets; of what readers ask nine in ten meet more, of what no page answers one. */
const leastShare = 0.5;

/** One search of the multi-index queries call, as far as DocSearch and the search page send it and the engine reads it. */
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
export type QueriesBody = {requests: QueryRequest[]};

/** A text of a record as HTML, with what met the query between tags, for each attribute that has one. */
export interface Decorated {
  hierarchy?: Record<string, {value: string}>;
  content?: {value: string};
}

/** A record as it answers a query, with the attributes that were asked for; either engine leaves out what it lacks. */
export interface Hit extends Partial<Omit<SearchRecord, 'hierarchy'>> {
  objectID: string;
  hierarchy?: Partial<Hierarchy>;
  _highlightResult?: Decorated;
  _snippetResult?: Decorated;
}

/** Who answered: the provider, this site's own index, or that in place of the provider. */
export type Engine = 'hosted' | 'embedded' | 'fallback';

/** What the modal and the search page read of the answer to one search. */
export interface QueryResult {
  hits: Hit[];
  nbHits: number;
  /** Whether that is no estimate; hosted search tells. */
  exhaustiveNbHits?: boolean;
  nbPages: number;
  /** Whether no page meets half of what the query says; hosted search does not tell. */
  isNearest?: boolean;
}

/** A result for each request, in the same order. */
export interface QueriesAnswer {
  results: QueryResult[];
  engine?: Engine;
}

/** Asks whoever answers the searches of this site; rejects when nobody can. */
export type Ask = (body: QueriesBody) => Promise<QueriesAnswer>;

/** What finds and ranks records. */
type Searcher = Pick<SearchIndex, 'search'>;

/** Answers the multi-index queries call as the hosted service does. */
export function answerQueries(searcher: Searcher, body: QueriesBody): QueriesAnswer {
  return {results: body.requests.map((request) => answer(searcher, request))};
}

function answer(searcher: Searcher, request: QueryRequest): QueryResult {
  const {query = '', page = 0, hitsPerPage = 20} = request;
  const matches = searcher.search(query, filterOf(request));
  const reachable = matches.slice(0, reachableHits);
  return {
    hits: reachable.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((match) => toHit(match, request)),
    nbHits: matches.length,
    isNearest: matches[0] !== undefined && matches[0].share < leastShare,
    nbPages: hitsPerPage > 0 ? Math.ceil(reachable.length / hitsPerPage) : 0,
  };
}

/** Whether a record passes all filters of a request. */
function filterOf({facetFilters = []}: QueryRequest): (record: SearchRecord) => boolean {
  const filters = facetFilters.map((alternatives) =>
    [alternatives].flat().map((filter) => {
      const colon = filter.indexOf(':');
      return [filter.slice(0, colon) as keyof SearchRecord, filter.slice(colon + 1)] as const;
    }),
  );
  return (record) =>
    filters.every((alternatives) => alternatives.some(([attribute, value]) => record[attribute] === value));
}

function toHit({record, terms}: Match, request: QueryRequest): Hit {
  const {attributesToRetrieve, attributesToHighlight, attributesToSnippet = []} = request;
  const marking: Marking = {
    terms,
    preTag: request.highlightPreTag ?? '<em>',
    postTag: request.highlightPostTag ?? '</em>',
    ellipsis: request.snippetEllipsisText ?? '…',
  };
  const lengths = new Map(attributesToSnippet.map((one) => one.split(':') as [string, string]));
  return {
    ...retrieved(escapeRecord(record), attributesToRetrieve),
    objectID: record.objectID,
    _snippetResult: decorate(record, (text, attribute) =>
      lengths.has(attribute) ? snippet(text, Number(lengths.get(attribute) ?? 10), marking) : undefined,
    ),
    _highlightResult: decorate(record, (text, attribute) =>
      isAsked(attribute, attributesToHighlight) ? highlight(text, marking) : undefined,
    ),
  };
}

function retrieved(record: SearchRecord, asked?: readonly string[]): Partial<SearchRecord> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) => {
      if (typeof value !== 'object' || value === null) return isAsked(name, asked) ? [[name, value]] : [];
      const inner = Object.entries(value).filter(([part]) => isAsked(`${name}.${part}`, asked));
      return inner.length > 0 ? [[name, Object.fromEntries(inner)]] : [];
    }),
  );
}

/** Without a list all attributes are asked for; `hierarchy` in it asks for all levels. */
function isAsked(attribute: string, asked?: readonly string[]): boolean {
  return !asked || asked.some((name) => name === attribute || attribute.startsWith(`${name}.`));
}

/** Texts of a record with the query marked; undefined when no attribute is asked for. */
function decorate(
  {hierarchy, content}: SearchRecord,
  mark: (text: string, attribute: string) => string | undefined,
): Decorated | undefined {
  const marked = (attribute: string, text: string | null) => {
    const value = text === null ? undefined : mark(text, attribute);
    return value === undefined ? undefined : {value};
  };
  const decorated: Decorated = {};
  for (const level of levels) {
    const one = marked(`hierarchy.${level}`, hierarchy[level]);
    if (one) decorated.hierarchy = {...decorated.hierarchy, [level]: one};
  }
  const inContent = marked('content', content);
  if (inContent) decorated.content = inContent;
  return decorated.hierarchy || inContent ? decorated : undefined;
}
