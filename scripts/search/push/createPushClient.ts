import {algoliasearch} from 'algoliasearch';
import type {PushEnv} from '../../../config/pushEnv';

/** Options of Algolia's client; tests name other hosts in them. */
export type ClientOptions = NonNullable<Parameters<typeof algoliasearch>[2]>;

/** Algolia's client with what a push asks of it. */
export type PushClient = ReturnType<typeof createPushClient>;

/** Makes the genuine client for an application; it holds the admin key. */
export function createPushClient({appId, adminKey}: PushEnv, options: ClientOptions = {}) {
  return algoliasearch(appId, adminKey, {
    // The client masks the key in the headers that its errors carry, but not in their addresses.
    authMode: 'WithinHeaders',
    // It would wait silently for as long as the server asks; our own retries are bounded and say so.
    maxRateLimitRetries: 0,
    // It counts as connecting all the time until an answer begins, the upload of a batch included.
    timeouts: {connect: 10_000, read: 30_000, write: 60_000},
    ...options,
  });
}
