import {searchFolder} from '../../../../config/search';
import {type Manifest, manifestName} from '../../../search/shared/page';
import {cachePrefix} from '../shared/names';

const cacheName = `${cachePrefix}-search`;

/** Answer of the kept index, undefined where it does not have it. */
export async function keptIndexFile(address: string): Promise<Response | undefined> {
  return (await caches.open(cacheName)).match(address);
}

/**
 * Keeps the index of the site's own search. It is read here and not listed by the build, which writes it last.
 *
 * @throws Error when a part cannot be had; a site without an index of its own has nothing to keep
 */
export async function keepSearchIndex(baseUrl: string): Promise<void> {
  const folder = `${baseUrl}${searchFolder}/`;
  const manifest = await fetch(folder + manifestName, {cache: 'no-cache'});
  if (!manifest.ok) return;
  const {files}: Manifest = await manifest.clone().json();
  const names = files.flatMap(({file, texts}) => [folder + file, folder + texts]);
  const cache = await caches.open(cacheName);
  await cache.addAll(names);
  await cache.put(folder + manifestName, manifest);
  const wanted = new Set([...names, folder + manifestName]);
  for (const request of await cache.keys())
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
}
