import {type Cache, createNullCache} from '@algolia/client-common';
import type {Ask} from '../shared/wire/answerQueries';

/**
 * Where the Algolia client remembers which hosts failed, so that it leaves them alone for 2 minutes.
 *
 * Its own caches never do: they look a host up under another key than they store it under, and what they keep as
 * JSON has lost the functions that the client calls.
 */
export function failedHosts(): Cache {
  const states = new Map<unknown, unknown>();
  const nameOf = (host: unknown) => (host as {url: string}).url;
  return {
    ...createNullCache(),
    get: async <T>(host: unknown, make: () => Promise<T>) =>
      (states.get(nameOf(host)) as T | undefined) ?? make(),
    set: (host, state) => {
      states.set(nameOf(host), state);
      return Promise.resolve(state);
    },
  };
}

/** As long as the Algolia client leaves a host alone. */
const outageLength = 120_000;

/**
 * Asks another engine where the first fails, and for 2 minutes after that.
 *
 * @param outage Until when the provider is left alone after it failed, in milliseconds since 1970.
 */
export function withFallback(hosted: Ask, embedded: Ask, outage = {end: 0}): Ask {
  return async (body) => {
    if (Date.now() >= outage.end) {
      try {
        return await hosted(body);
      } catch {
        outage.end = Date.now() + outageLength;
      }
    }
    return embedded(body);
  };
}
