import type {Env} from './env';

/** Options of the search theme. */
export function search(env: Env) {
  return {
    // The theme insists on three values; without a hosted provider no host answers under this id.
    ...(env.search ?? {appId: 'UNCONFIGURED', apiKey: 'unconfigured', indexName: 'docs'}),
    searchPagePath: 'search',
    contextualSearch: false,
    placeholder: 'Search docs',
  };
}

/** Origin that hosted search answers at, for a preconnect hint; undefined when there is no provider. */
export function searchHost({search: provider}: Env): string | undefined {
  return provider && `https://${provider.appId}-dsn.algolia.net`;
}
