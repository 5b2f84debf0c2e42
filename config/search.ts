import type {SplitOptions} from '../plugins/search/records/splitIndex';
import {searchFolder} from '../plugins/search/shared/manifest';
import {embeddedProvider, type SearchConfig} from '../plugins/search/shared/searchConfig';
import type {Env} from './env';

/** When the embedded index is split, and how large its parts are. */
export const split: SplitOptions = {maxRecords: 10_000, recordsPerPart: 4_000};

/** Options of the search theme; without a hosted provider it names the embedded engine. */
export function search({search: provider}: Env) {
  const {appId, apiKey, indexName} = provider ?? embeddedProvider;
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
export function searchConfig({search: provider, baseUrl}: Env): SearchConfig {
  return {
    isHosted: provider !== undefined,
    fallsBack: provider?.fallback ?? false,
    folder: `${baseUrl}${searchFolder}/`,
    missingResultsPage: `${baseUrl}docs/feedback`,
    suggestedQueries: ['Device keys', 'Advertising packet', 'Webhooks'],
    ...(provider && {host: `https://${provider.appId}-dsn.algolia.net`}),
    ...(provider?.insights && {insights: {appId: provider.appId, apiKey: provider.apiKey}}),
  };
}
