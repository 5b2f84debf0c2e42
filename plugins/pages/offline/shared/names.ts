/** Names of the worker's files in the build; the worker must lie above all that it answers for. */
export const files = {
  worker: 'service-worker.js',
  client: 'offline/client.js',
  style: 'offline/notice.css',
} as const;

/** Begins the names of all caches of ours: other sites may share the origin. */
export const cachePrefix = 'docs-offline';

/** A file that is kept for reading without network, as Workbox lists it. */
export interface KeptFile {
  url: string;
  /** Changes with the content; null where the name does so already. */
  revision: string | null;
}
