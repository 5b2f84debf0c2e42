import type {Match} from '../engine/SearchIndex';
import type {SearchRecord} from '../record';
import type {QueriesAnswer, QueriesBody, QueryRequest, QueryResult} from './queries';
import {toHit} from './toHit';

/** Most hits that can be reached by paging, here and at a hosted provider. */
export const reachableHits = 10_000;

/** What finds and ranks records. */
export interface Searcher {
  search(query: string, keep: (record: SearchRecord) => boolean): Match[];
}

/** Answers the multi-index queries call as the hosted service does. */
export function answerQueries(searcher: Searcher, body: QueriesBody): QueriesAnswer {
  return {results: body.requests.map((request) => answer(searcher, request))};
}

function answer(searcher: Searcher, request: QueryRequest): QueryResult {
  const start = performance.now();
  const {query = '', page = 0, hitsPerPage = 20} = request;
  const matches = onePerAddress(searcher.search(query, (record) => passesFilters(record, request)));
  const reachable = matches.slice(0, reachableHits);
  return {
    hits: reachable.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((match) => toHit(match, request)),
    nbHits: matches.length,
    page,
    nbPages: hitsPerPage > 0 ? Math.ceil(reachable.length / hitsPerPage) : 0,
    hitsPerPage,
    query,
    params: '',
    index: request.indexName,
    processingTimeMS: Math.round(performance.now() - start),
  };
}

function passesFilters(record: SearchRecord, {facetFilters = []}: QueryRequest): boolean {
  return facetFilters.every((alternatives) =>
    [alternatives].flat().some((filter) => {
      const colon = filter.indexOf(':');
      return record[filter.slice(0, colon) as keyof SearchRecord] === filter.slice(colon + 1);
    }),
  );
}

/** Several passages under one heading lead to the same place: the best stands for all. */
function onePerAddress(matches: Match[]): Match[] {
  const seen = new Set<string>();
  return matches.filter(({record}) => !seen.has(record.url) && seen.add(record.url));
}
