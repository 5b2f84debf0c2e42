import {reloadMark} from '../shared/reloadMark';

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

/** Takes the mark away once all of the page has come. */
export function unmarkReload(): void {
  const {[reloadMark]: mark, ...state} = history.state ?? {};
  if (mark) history.replaceState(state, '');
}
