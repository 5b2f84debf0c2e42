/** What a reader typed once, to fill in the samples and the requests of every API page. */
export interface Credentials {
  /** Organization ID, a UUID; empty until typed. */
  organizationId: string;
  /** API key; empty until typed. */
  apiKey: string;
}

// In this tab's memory alone: a key in any storage would outlive the tab, or be read by another script.
let current: Credentials = {organizationId: '', apiKey: ''};
const listeners = new Set<() => void>();

/** What has been typed so far; the same object until something changes. */
export function readCredentials(): Credentials {
  return current;
}

/** Keeps what was typed, for every page until the tab is closed or reloaded. */
export function writeCredentials(change: Partial<Credentials>): void {
  current = {...current, ...change};
  for (const listener of listeners) listener();
}

/**
 * Calls a function after each change.
 *
 * @returns a function that ends it
 */
export function subscribeToCredentials(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
