import {matchPrecache} from 'workbox-precaching';
import {keptIndexFile} from './searchIndex';

/** Milliseconds that a network which does not answer is waited for when there is a kept copy. */
const patience = 4_000;

/** What the routes hand over of a request. */
interface Asked {
  request: Request;
  url: URL;
}

/** A file whose name changes with its content: what is kept is right for ever. */
export async function keptFirst({request, url}: Asked): Promise<Response> {
  return (await matchPrecache(url.pathname)) ?? fetch(request);
}

/**
 * All else of this site, by its path: as it is now, or as it was kept.
 *
 * @param missing makes what stands for a page that cannot be had
 */
export async function networkFirst({request, url}: Asked, missing: () => Response): Promise<Response> {
  const kept = (await matchPrecache(url.pathname)) ?? (await keptIndexFile(url.pathname));
  if (kept) {
    const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept.clone()), patience));
    return Promise.race([fetch(request), late]).catch(() => kept);
  }
  if (request.mode !== 'navigate') return fetch(request);
  return fetch(request).catch(missing);
}
