import preload from '@docusaurus/core/lib/client/preload';
import {everythingFetched} from '@site/src/components/StaticHtml/awaited';

/**
 * Loads what a page is made of: it is ready when its modules are, and what they fetch.
 *
 * `plugins/deploy-recovery` has the framework await it before it shows a page.
 */
export default async function preloadWithBlocks(pathname) {
  const loaded = await preload(pathname);
  await everythingFetched();
  return loaded;
}
