import preload from '../../static-html/client/preload';
import {failedScripts, markReload, unmarkReload} from '../shared/reloadMark';

/**
 * Stands in for the framework's `client/preload.js` where it starts: a page of which a part does not load is reloaded
 * once. If that does not help, its HTML stays as it was delivered, with links that work.
 */
export default async function preloadAtBoot(pathname: string): Promise<unknown> {
  try {
    const loaded = await preload(pathname);
    unmarkReload();
    return loaded;
  } catch (error) {
    console.warn('A script of this page could not be loaded:', error);
    document.documentElement.setAttribute(failedScripts.name, failedScripts.value);
    if (markReload()) window.location.reload();
    // The framework would put an empty page in the place of the delivered one.
    return new Promise(() => undefined);
  }
}
