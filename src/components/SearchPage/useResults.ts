import type {Engine} from '@site/plugins/search/client/searchClient';
import {useSearchClient} from '@site/src/components/SearchBar/useSearchClient';
import type {LiteClient} from 'algoliasearch/lite';
import {useCallback, useEffect, useReducer} from 'react';
import {type Answer, type Ask, reduceResults, type ResultsState, type SearchHit, toResult} from './results';
import {searchRequest} from './searchRequest';
import {readPlace} from './useKeptPlace';

/** The results of a query, and the ways to get on. */
export interface Results extends ResultsState {
  engine: Engine;
  /** Adds the next page to the list; does nothing while another one is awaited. */
  showMore: () => void;
  /** Asks once more for what failed. */
  retry: () => void;
}

/** Searches for a query, at first as many pages as the reader has seen of it in this history entry. */
export function useResults(query: string): Results {
  const {client, indexName, facetFilters, engine} = useSearchClient();
  const [state, dispatch] = useReducer(reduceResults, {});
  const {shown, awaited, failed} = state;

  const send = useCallback(
    async (ask: Ask) => {
      dispatch({type: 'ask', ask});
      const requests = ask.pages.map((page) =>
        searchRequest({indexName, query: ask.query, page, facetFilters}),
      );
      try {
        dispatch({type: 'answer', ask, answer: await fetchAnswer(client, requests)});
      } catch (error) {
        console.warn(`The search for "${ask.query}" failed.`, error);
        dispatch({type: 'fail', ask});
      }
    },
    [client, indexName, facetFilters],
  );

  useEffect(() => {
    const pages = Array.from({length: readPlace()?.pages ?? 1}, (_, page) => page);
    if (query.trim()) void send({query, pages});
    else dispatch({type: 'clear'});
  }, [query, send]);

  const showMore = useCallback(() => {
    if (shown?.hasMore && !awaited) void send({query: shown.query, pages: [shown.pages]});
  }, [shown, awaited, send]);
  const retry = useCallback(() => {
    if (failed) void send({...failed});
  }, [failed, send]);
  return {...state, engine, showMore, retry};
}

async function fetchAnswer(
  client: LiteClient,
  requests: Array<ReturnType<typeof searchRequest>>,
): Promise<Answer> {
  const {results} = await client.searchForHits<SearchHit>({requests});
  const last = results.at(-1);
  return {
    results: results.flatMap(({hits}) => hits.map(toResult)),
    count: last?.nbHits ?? 0,
    isExact: last?.exhaustiveNbHits ?? true,
    pages: last?.nbPages ?? 0,
  };
}
