import type {Cache} from '@algolia/client-common';

type Host = Parameters<Cache['get']>[0];

/**
 * Where the Algolia client remembers which hosts failed, so that it leaves them alone for 2 minutes.
 *
 * Its own caches never do: they look a host up under another key than they store it under, and what they keep as
 * JSON has lost the functions that the client calls.
 */
export function failedHosts(): Cache {
  const states = new Map<string, unknown>();
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

function nameOf(host: Host): string {
  return typeof host === 'string' ? host : String(host.url);
}
