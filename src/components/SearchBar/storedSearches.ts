/** As much as the longest list of searches takes, in characters. */
const probe = {key: '__SEARCH_PROBE__', value: ' '.repeat(10_000)};

/**
 * Makes storage that cannot be read or written absent, and says so in the console.
 *
 * DocSearch tries to write a few characters, and whatever fails later it does not expect: it would take the whole page
 * with it.
 */
export function withdrawFailingStorage(): void {
  try {
    localStorage.setItem(probe.key, probe.value);
    localStorage.getItem(probe.key);
    localStorage.removeItem(probe.key);
  } catch (error) {
    console.error('Browser storage fails, so searches are not kept:', error);
    Object.defineProperty(window, 'localStorage', {value: undefined, configurable: true});
  }
}

/**
 * Deletes recent and favorite searches that DocSearch could not read, and says so in the console.
 *
 * It would throw while rendering, and take the whole page with it.
 */
export function deleteUnreadableSearches(indexName: string): void {
  const storage: Storage | undefined = window.localStorage;
  for (const kind of ['RECENT', 'FAVORITE']) {
    const key = `__DOCSEARCH_${kind}_SEARCHES__${indexName}`;
    const stored = storage?.getItem(key);
    if (!stored || isSearchList(stored)) continue;
    console.warn(`What is stored under ${key} is no list of searches; it has been deleted.`);
    storage.removeItem(key);
  }
}

/** Whether a text is a list of hits as JSON, with the address, type and headings that DocSearch reads of each. */
export function isSearchList(stored: string): boolean {
  try {
    const searches: Array<Record<string, unknown>> = JSON.parse(stored);
    return searches.every(
      ({objectID, url, type, hierarchy}) =>
        [objectID, url, type].every((one) => typeof one === 'string') && hierarchy instanceof Object,
    );
  } catch {
    return false;
  }
}
