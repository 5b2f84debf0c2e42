import {createStorageSlot} from '@docusaurus/theme-common';
import {isSearchList} from './isSearchList';

/**
 * Deletes recent and favourite searches that DocSearch could not read, and says so in the console.
 *
 * It would throw while rendering, and take the whole page with it.
 */
export function deleteUnreadableSearches(indexName: string): void {
  for (const kind of ['RECENT', 'FAVORITE']) {
    const key = `__DOCSEARCH_${kind}_SEARCHES__${indexName}`;
    const slot = createStorageSlot(key);
    const stored = slot.get();
    if (!stored || isSearchList(stored)) continue;
    console.warn(`What is stored under ${key} is no list of searches; it has been deleted.`);
    slot.del();
  }
}
