import type {Env, HostedSearch} from './env';

/** What a hosted provider knows the site by. */
export type Provider = Pick<HostedSearch, 'appId' | 'apiKey'>;

/** What browser code has to know of search; comes with `customFields.search`. */
export type SearchConfig = ReturnType<typeof searchConfig>;

/** Folder of the built site that holds what the embedded engine downloads. */
export const searchFolder = 'search';

/** The area of pages that stand in none: the landing page and the Quick Start. */
export const firstArea = 'Quick Start';

/** Stands in for a provider's credentials, which the theme and the modal insist on. */
const noProvider = {appId: 'EMBEDDED', apiKey: 'embedded', indexName: 'docs'};

/** Options of the search theme; without a hosted provider it names the embedded engine. */
export function search({search: provider}: Env) {
  const {appId, apiKey, indexName} = provider ?? noProvider;
  return {
    appId,
    apiKey,
    indexName,
    searchPagePath: 'search',
    contextualSearch: false,
    placeholder: 'Search docs',
  };
}

/** What the search button, the modal and the search page know of search beyond the theme's options. */
export function searchConfig({search: provider, baseUrl}: Env) {
  return {
    /** Whether a hosted provider answers; else the embedded engine does. */
    isHosted: provider !== undefined,
    /** Whether the embedded engine answers while the provider cannot be reached. */
    fallsBack: provider?.fallback ?? false,
    /** Where a reader reports that nothing was found. */
    missingResultsPage: `${baseUrl}docs/feedback`,
    /** Where a reader asks what no page answers. */
    supportPage: `${baseUrl}docs/support#channels`,
    /** What to try for a reader whose first query finds nothing; DocSearch shows three. */
    suggestedQueries: ['Device keys', 'Advertising packet', 'Webhooks'],
    /** Origin of the provider, for a preconnect hint. */
    ...(provider && {host: `https://${provider.appId}-dsn.algolia.net`}),
    /** Credentials for reporting what readers choose; missing when that is not switched on. */
    ...(provider?.insights && {insights: {appId: provider.appId, apiKey: provider.apiKey}}),
  };
}
