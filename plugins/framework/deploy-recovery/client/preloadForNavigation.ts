import preload from '../../static-html/client/preload';
import {markReload} from '../shared/reloadMark';

/**
 * Stands in for the framework's `client/preload.js` where a reader goes to another page.
 *
 * @returns also when the page may not be reloaded: in place of what is missing the framework then shows why, with a
 *   button to retry (`src/components/PageLoading`)
 * @throws what went wrong when the page is to be reloaded, which the framework logs and does
 */
export default async function preloadForNavigation(pathname: string): Promise<unknown> {
  try {
    return await preload(pathname);
  } catch (error) {
    if (markReload()) throw error;
    console.warn('A page could not be loaded:', error);
    return undefined;
  }
}
