import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import {askWorker} from '@site/plugins/search/client/askWorker';
import {createSearchClient, type Engine} from '@site/plugins/search/client/searchClient';
import type {LiteClient} from 'algoliasearch/lite';
import {useEffect, useMemo, useState} from 'react';
import {useSearchConfig} from './useSearchConfig';

/** The client of this build's search, and who gave its last answer; at first who is expected to. */
export function useSearchClient(): {client: LiteClient; engine: Engine} {
  const {appId, apiKey} = useAlgoliaThemeConfig().algolia;
  const config = useSearchConfig();
  const [engine, setEngine] = useState<Engine>(config.isHosted ? 'hosted' : 'embedded');
  const client = useMemo(
    () => createSearchClient({appId, apiKey}, config, setEngine),
    [appId, apiKey, config],
  );
  useEffect(() => {
    // While the reader types the first letters; a failure shows when they search.
    if (!config.isHosted) askWorker({folder: config.folder}).catch(() => undefined);
  }, [config]);
  return {client, engine};
}
