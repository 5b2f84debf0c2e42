/**
 * Name in a history entry's state: the page was reloaded because a script of it could not be loaded, and must not be
 * again. The state outlives a reload, goes away with the entry, and is there where storage is not.
 */
export const reloadMark = 'reloadedForScripts';

/** Attribute of the root element that says that scripts are on but did not come; stylesheets show what works without. */
export const failedScripts = {name: 'data-scripts', value: 'failed'} as const;

/**
 * Marks the page as about to be reloaded for its scripts' sake, and says whether it may be: not without network, where
 * the page would be lost, and not a second time.
 */
export function markReload(): boolean {
  const state = history.state ?? {};
  if (!navigator.onLine || state[reloadMark]) return false;
  history.replaceState({...state, [reloadMark]: true}, '');
  return true;
}

export function unmarkReload(): void {
  const {[reloadMark]: mark, ...state} = history.state ?? {};
  if (mark) history.replaceState(state, '');
}
