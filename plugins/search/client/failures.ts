import type {Cache} from '@algolia/client-common';
import type {LiteClient} from 'algoliasearch/lite';

type Host = Parameters<Cache['get']>[0];

/**
 * Where the Algolia client remembers which hosts failed, so that it leaves them alone for 2 minutes.
 *
 * Its own caches never do: they look a host up under another key than they store it under, and what they keep as
 * JSON has lost the functions that the client calls.
 */
export function failedHosts(): Cache {
  const states = new Map<string, unknown>();
  const nameOf = (host: Host) => (typeof host === 'string' ? host : String(host.url));
  return {
    get: async <T>(host: Host, make: () => Promise<T>) =>
      (states.get(nameOf(host)) as T | undefined) ?? make(),
    set: (host, state) => {
      states.set(nameOf(host), state);
      return Promise.resolve(state);
    },
    delete: async (host) => void states.delete(nameOf(host)),
    clear: async () => states.clear(),
  };
}

/** As long as the Algolia client leaves a host alone. */
const outageLength = 120_000;

/**
 * A client whose searches another one answers where the first fails, and for 2 minutes after that.
 *
 * @param outage Until when the provider is left alone after it failed, in milliseconds since 1970.
 */
export function withFallback(hosted: LiteClient, embedded: LiteClient, outage = {end: 0}): LiteClient {
  const search: LiteClient['search'] = async (request, options) => {
    if (Date.now() >= outage.end) {
      try {
        return await hosted.search(request, options);
      } catch {
        outage.end = Date.now() + outageLength;
      }
    }
    return embedded.search(unreported(request));
  };
  return {...hosted, search};
}

/** The provider cannot be told what readers choose from answers that it did not give. */
function unreported(request: Parameters<LiteClient['search']>[0]): typeof request {
  if (Array.isArray(request)) return request;
  return {...request, requests: request.requests.map((one) => ({...one, clickAnalytics: false}))};
}
