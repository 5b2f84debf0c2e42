import {useSyncExternalStore} from 'react';

/** What a reader typed once to fill in the samples and requests of every API page, by the variables of the samples. */
export type Credentials = Readonly<Record<string, string>>;

const none: Credentials = {};

// In this tab's memory alone: a key in any storage would outlive the tab, or be read by another script.
let current = none;
const listeners = new Set<() => void>();

/** Keeps what was typed, for every page until the tab is closed or reloaded. */
export function writeCredentials(change: Credentials): void {
  current = {...current, ...change};
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the reader has typed; nothing in the static HTML. */
export function useCredentials(): Credentials {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => none,
  );
}
