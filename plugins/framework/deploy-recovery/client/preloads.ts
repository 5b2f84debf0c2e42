/*
 * Stand in for the framework's `client/preload.js`, each where one of its modules imports it (`first-load/changes.ts`).
 */
import preload from '@docusaurus/core/lib/client/preload';
import {everythingFetched} from '../../static-html/client/awaited';
import {failedScripts, markReload, unmarkReload} from '../shared/reloadMark';

/** Loads what a page is made of: it is ready when its modules are, and what they fetch. */
async function load(pathname: string): Promise<unknown> {
  const loaded = await preload(pathname);
  await everythingFetched();
  return loaded;
}

/**
 * Where the framework starts: a page of which a part does not load is reloaded once. If that does not help, its HTML
 * stays as it was delivered, with links that work.
 */
export async function preloadAtBoot(pathname: string): Promise<unknown> {
  try {
    const loaded = await load(pathname);
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

/**
 * Where a reader goes to another page.
 *
 * @returns also when the page may not be reloaded: in place of what is missing the framework then shows why, with a
 *   button to retry (`src/components/PageLoading`)
 * @throws what went wrong when the page is to be reloaded, which the framework logs and does
 */
export async function preloadForNavigation(pathname: string): Promise<unknown> {
  try {
    return await load(pathname);
  } catch (error) {
    if (markReload()) throw error;
    console.warn('A page could not be loaded:', error);
    return undefined;
  }
}

/** Where a pointer rests on a link: that the page does not load is of no concern unless its reader goes there. */
export function preloadAhead(pathname: string): Promise<unknown> {
  return load(pathname).catch(() => undefined);
}
