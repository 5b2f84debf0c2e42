import type {Match} from '../engine/SearchIndex';
import type {SearchRecord} from '../record';
import {passesFacets} from './passesFacets';
import type {QueriesAnswer, QueriesBody, QueryRequest, QueryResult} from './queries';
import {reachableHits, settingsOf} from './settingsOf';
import {toHit} from './toHit';

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
  const settings = settingsOf(request);
  const {query, page, hitsPerPage} = settings;
  const matches = onePerAddress(
    searcher.search(query, (record) => passesFacets(record, settings.facetFilters)),
  );
  const reachable = matches.slice(0, reachableHits);
  return {
    hits: reachable
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((match) => toHit(match, settings)),
    nbHits: matches.length,
    page,
    nbPages: hitsPerPage > 0 ? Math.ceil(reachable.length / hitsPerPage) : 0,
    hitsPerPage,
    exhaustiveNbHits: true,
    query,
    params: '',
    index: request.indexName,
    processingTimeMS: Math.round(performance.now() - start),
    ...(settings.clickAnalytics && {queryID: queryId(query, request.indexName)}),
  };
}

/** Several passages under one heading lead to the same place: the best stands for all. */
function onePerAddress(matches: Match[]): Match[] {
  const seen = new Set<string>();
  return matches.filter(({record}) => !seen.has(record.url) && seen.add(record.url));
}

/** 32 hexadecimal digits that are the same for the same query: nothing here counts clicks. */
function queryId(query: string, indexName: string): string {
  let hash = 0x811c9dc5;
  for (const character of `${indexName} ${query}`)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0').repeat(4);
}
