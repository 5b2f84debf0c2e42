import type {InsightsClient} from 'search-insights';
import type {Provider} from '../shared/searchConfig';

export type {InsightsClient};

/**
 * The provider's client for insights, from this site: the modal would load it from a third party.
 *
 * It sets no cookie; a reader stays unknown.
 */
export async function loadInsightsClient({appId, apiKey}: Provider): Promise<InsightsClient> {
  const {default: client} = await import('search-insights');
  client('init', {appId, apiKey, useCookie: false});
  return client;
}
