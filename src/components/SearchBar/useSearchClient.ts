import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import {createSearchClient, type Engine, onImproved} from '@site/plugins/search/client/searchClient';
import type {FacetFilters, LiteClient} from 'algoliasearch/lite';
import {useEffect, useMemo, useState} from 'react';
import {useSearchConfig} from './useSearchConfig';

interface SearchClient {
  client: LiteClient;
  indexName: string;
  /** Keeps to the language of the page and to the docs of its version. */
  facetFilters: FacetFilters;
  /** Who gave the last answer; at first who is expected to. */
  engine: Engine;
  /** Changes when the newest query would get a better answer than it has: it is to be asked again. */
  round: number;
}

/**
 * The client of this build's search, and what each of its requests needs.
 *
 * @param takesEarly Whether titles and headings may answer while the texts are on their way.
 */
export function useSearchClient(takesEarly = false): SearchClient {
  const {appId, apiKey, indexName} = useAlgoliaThemeConfig().algolia;
  const config = useSearchConfig();
  const [engine, setEngine] = useState<Engine>(config.isHosted ? 'hosted' : 'embedded');
  const client = useMemo(
    () => createSearchClient({appId, apiKey}, {...config, takesEarly}, setEngine),
    [appId, apiKey, config, takesEarly],
  );
  // The framework makes them anew at each render.
  const filters = JSON.stringify(useAlgoliaContextualFacetFilters());
  const facetFilters = useMemo<FacetFilters>(() => JSON.parse(filters), [filters]);
  useEffect(() => {
    if (config.isHosted) return;
    // The index comes while the reader types the first letters; a failure shows when they search.
    client.search({requests: [{indexName, query: '', hitsPerPage: 0, facetFilters}]}).catch(() => undefined);
  }, [client, config, indexName, facetFilters]);
  const [round, setRound] = useState(0);
  useEffect(() => onImproved(() => setRound((last) => last + 1)), []);
  return {client, indexName, facetFilters, engine, round};
}
