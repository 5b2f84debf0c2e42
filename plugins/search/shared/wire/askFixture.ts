import {SearchIndex} from '../engine/SearchIndex';
import type {SearchablePage} from '../page';
import {answerQueries} from './answerQueries';
import type {QueryRequest, QueryResult} from './answerQueries';

/** Asks an index of the pages one query, with the texts that met it in brackets. */
export function askPages(pages: readonly SearchablePage[]): (request: Partial<QueryRequest>) => QueryResult {
  const index = new SearchIndex(pages, 'https://docs.example/');
  return (request) => {
    const tags = {highlightPreTag: '[', highlightPostTag: ']'};
    const {results} = answerQueries(index, {requests: [{indexName: 'docs', ...tags, ...request}]});
    return results[0] as QueryResult;
  };
}
