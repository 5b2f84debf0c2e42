import {createMemoryCache, createNullCache} from '@algolia/client-common';
import {type LiteClient, liteClient} from 'algoliasearch/lite';
import {embeddedProvider, type Provider, type SearchConfig} from '../shared/searchConfig';
import {embeddedRequester} from './embeddedRequester';

/** Who answered a query. */
export type Engine = 'hosted' | 'embedded';

/**
 * The genuine Algolia client: of the hosted provider, or before the embedded engine.
 *
 * @param onAnswer Told who answered, after each answer.
 */
export function createSearchClient(
  provider: Provider,
  config: SearchConfig,
  onAnswer: (engine: Engine) => void = () => undefined,
): LiteClient {
  if (!config.isHosted) return told(embeddedClient(config.folder), () => onAnswer('embedded'));
  const hosted = told(liteClient(provider.appId, provider.apiKey), () => onAnswer('hosted'));
  if (!config.fallsBack) return hosted;
  const embedded = told(embeddedClient(config.folder), () => onAnswer('embedded'));
  return {
    ...hosted,
    search: (...call) => hosted.search(...call).catch(() => embedded.search(...call)),
  } as LiteClient;
}

function embeddedClient(folder: string): LiteClient {
  return liteClient(embeddedProvider.appId, embeddedProvider.apiKey, {
    // Its requests go to the worker; a host is only what the client insists on.
    hosts: [{url: 'embedded.invalid', accept: 'readWrite', protocol: 'https'}],
    requester: embeddedRequester(folder),
    // A first download over a slow line may take longer than a host may; a host that failed is tried again at once.
    hostsCache: createMemoryCache(),
    responsesCache: createNullCache(),
  });
}

function told(client: LiteClient, onAnswer: () => void): LiteClient {
  const search: LiteClient['search'] = async (...call) => {
    const answer = await client.search(...call);
    onAnswer();
    return answer as never;
  };
  return {...client, search};
}
