import preload from '@docusaurus/core/lib/client/preload';
import {everythingFetched} from './awaited';

/** Loads what a page is made of: it is ready when its modules are, and what they fetch. */
export default async function preloadWithBlocks(pathname: string): Promise<unknown> {
  const loaded = await preload(pathname);
  await everythingFetched();
  return loaded;
}
