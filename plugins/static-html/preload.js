import preload from '@docusaurus/core/lib/client/preload';
import {everythingFetched} from '@site/src/components/StaticHtml/awaited';

/**
 * Stands in for the framework's `client/preload.js`: a page is ready when its modules are, and what they fetch.
 *
 * The framework awaits it before it shows a page, and opens the address afresh when it fails.
 */
export default async function preloadWithBlocks(pathname) {
  const loaded = await preload(pathname);
  await everythingFetched();
  return loaded;
}
