import type {Allowed} from './contentSecurityPolicy';
import {securityHeaders} from './securityHeaders';
import {type Delivery, type Redirect, serverFiles} from './shared/delivery';

/** How the site is delivered: what all formats, and our own server, follow. */
export function describeDelivery({
  siteUrl,
  baseUrl,
  redirects,
  ...allowed
}: Allowed & {siteUrl: string; baseUrl: string; redirects: Redirect[]}): Delivery {
  return {
    siteUrl,
    baseUrl,
    headers: securityHeaders(allowed),
    cache: {
      hashed: {under: `${baseUrl}assets/`, value: 'public, max-age=31536000, immutable'},
      // Kept, but asked for again at each use: pages, the search index and whatever keeps its name.
      other: 'no-cache',
      // A file that a new build brings must be found as soon as it is there.
      notFound: 'no-store',
    },
    redirects,
    hidden: serverFiles.map((file) => baseUrl + file),
  };
}
