import type {Engine} from '@site/plugins/search/client/searchClient';
import type {QueryResult} from '@site/plugins/search/shared/wire/answerQueries';
import {useSearchClient} from '@site/src/components/SearchBar/useSearchClient';
import type {LiteClient, SearchForHits} from 'algoliasearch/lite';
import {useCallback, useEffect, useState} from 'react';
import {countOf, type FoundPage, groupByPage, type SearchHit} from './results';
import {type Asked, resultsRequest, textsRequest} from './searchRequest';

/** All that was found for a query. */
export interface Found {
  query: string;
  pages: FoundPage[];
  /** Whether these are all; a large index and hosted search may know more, or give an estimate. */
  isExact: boolean;
  /** Whether no page answers most of the query. */
  isNearest?: boolean;
}

/** What the page shows and what it waits for; the old list stays until a new query is answered. */
interface State {
  found?: Found;
  isAwaited?: boolean;
  hasFailed?: boolean;
}

/** The results of a query, and the way to ask once more. */
export interface Results extends State {
  engine: Engine;
  retry: () => void;
}

/** Searches for a query; an answer to an earlier one changes nothing. */
export function useResults(query: string): Results {
  const {client, indexName, facetFilters, engine} = useSearchClient();
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
    fetchFound(client, {indexName, query, page: 0, facetFilters}).then(
      (found) => isNewest && setState({found}),
      (error) => {
        console.warn(`The search for "${query}" failed.`, error);
        if (isNewest) setState({hasFailed: true});
      },
    );
    return () => {
      isNewest = false;
    };
  }, [query, attempts, client, indexName, facetFilters]);
  const retry = useCallback(() => setAttempts((count) => count + 1), []);
  return {...state, engine, retry};
}

/** All hits for a query, however many are given at once. */
async function fetchFound(client: LiteClient, asked: Asked): Promise<Found> {
  const ask = async (requests: SearchForHits[]) =>
    requests.length > 0 ? (await client.searchForHits<SearchHit>({requests})).results : [];
  const requests = [resultsRequest(asked), textsRequest(asked)];
  const firsts = await ask(requests);
  const [hits = [], texts = []] = await Promise.all(
    requests.map(async (request, number) => {
      const pages = firsts[number]?.nbPages ?? 0;
      const others = Array.from({length: Math.max(0, pages - 1)}, (_, page) => ({
        ...request,
        page: page + 1,
      }));
      return [...firsts.slice(number, number + 1), ...(await ask(others))].flatMap((result) => result.hits);
    }),
  );
  const pages = groupByPage(hits, texts);
  const {nbHits = 0, exhaustiveNbHits = true} = firsts[0] ?? {};
  const isExact = exhaustiveNbHits && countOf(pages) >= nbHits;
  // What our own engine says besides.
  const {isNearest} = (firsts[0] ?? {}) as Pick<QueryResult, 'isNearest'>;
  return {query: asked.query, pages, isExact, isNearest};
}
