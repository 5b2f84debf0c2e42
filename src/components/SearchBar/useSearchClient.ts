import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import {createSearch} from '@site/plugins/search/client/searchClient';
import {useEffect, useMemo} from 'react';
import {useSearchConfig} from './useSearchConfig';

/**
 * Who answers the searches of this build, and what each request needs: filters that keep to the language of the page
 * and to the docs of its version.
 *
 * @param takesEarly Whether titles and headings may answer while the texts are on their way.
 */
export function useSearchClient(takesEarly = false) {
  const {appId, apiKey, indexName} = useAlgoliaThemeConfig().algolia;
  const config = useSearchConfig();
  const ask = useMemo(
    () => createSearch({appId, apiKey}, config, takesEarly),
    [appId, apiKey, config, takesEarly],
  );
  // The framework makes them anew at each render.
  const filters = JSON.stringify(useAlgoliaContextualFacetFilters());
  const facetFilters = useMemo<(string | string[])[]>(() => JSON.parse(filters), [filters]);
  useEffect(() => {
    if (config.isHosted) return;
    // The index comes while the reader types the first letters; a failure shows when they search.
    ask({requests: [{indexName, query: '', hitsPerPage: 0, facetFilters}]}).catch(() => undefined);
  }, [ask, config, indexName, facetFilters]);
  return {ask, indexName, facetFilters};
}
