import preload from '../../static-html/client/preload';

/**
 * Stands in for the framework's `client/preload.js` where a pointer rests on a link: that the page does not load is of
 * no concern unless its reader goes there.
 */
export default function preloadAhead(pathname: string): Promise<unknown> {
  return preload(pathname).catch(() => undefined);
}
