import type {Ask, Engine, QueryRequest} from '@site/plugins/search/shared/wire/answerQueries';
import {useSearchClient} from '@site/src/components/SearchBar/useSearchClient';
import {useCallback, useEffect, useState} from 'react';
import {countOf, type FoundPage, groupByPage} from './results';
import {resultsRequest, textsRequest} from './searchRequest';

/** All that was found for a query. */
export interface Found {
  query: string;
  pages: FoundPage[];
  /** Whether these are all; a large index and hosted search may know more, or give an estimate. */
  isExact: boolean;
  /** Whether no page answers most of the query. */
  isNearest?: boolean;
  engine?: Engine;
}

/** What the page shows and what it waits for; the old list stays until a new query is answered. */
type State = {found?: Found; isAwaited?: boolean; hasFailed?: boolean};

/** Searches for a query, and once more when told; an answer to an earlier one changes nothing. */
export function useResults(query: string): State & {retry: () => void} {
  const {ask, indexName, facetFilters} = useSearchClient();
  const [state, setState] = useState<State>({});
  const [attempts, setAttempts] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same
  useEffect(() => {
    if (!query.trim()) {
      setState({});
      return;
    }
    let isNewest = true;
    setState(({found}) => ({found, isAwaited: true}));
    fetchFound(ask, {indexName, query, page: 0, facetFilters}).then(
      (found) => isNewest && setState({found}),
      (error) => {
        console.warn(`The search for "${query}" failed.`, error);
        if (isNewest) setState({hasFailed: true});
      },
    );
    return () => {
      isNewest = false;
    };
  }, [query, attempts, ask, indexName, facetFilters]);
  const retry = useCallback(() => setAttempts((count) => count + 1), []);
  return {...state, retry};
}

/** All hits for a query, however many are given at once. */
async function fetchFound(ask: Ask, asked: QueryRequest & {query: string}): Promise<Found> {
  const requests = [resultsRequest(asked), textsRequest(asked)];
  const {results: firsts, engine} = await ask({requests});
  const [hits, texts] = await Promise.all(
    requests.map(async (request, number) => {
      const others: QueryRequest[] = [];
      for (let page = 1; page < firsts[number].nbPages; page++) others.push({...request, page});
      const {results} = others.length > 0 ? await ask({requests: others}) : {results: []};
      return [firsts[number], ...results].flatMap((one) => one.hits);
    }),
  );
  const pages = groupByPage(hits, texts);
  const {nbHits, exhaustiveNbHits = true, isNearest} = firsts[0];
  const isExact = exhaustiveNbHits && countOf(pages) >= nbHits;
  return {query: asked.query, pages, isExact, isNearest, engine};
}
