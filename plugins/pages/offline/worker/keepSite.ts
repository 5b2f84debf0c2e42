/** The service worker of readers who keep the site. */
import {clientsClaim, setCacheNameDetails} from 'workbox-core';
import {cleanupOutdatedCaches, matchPrecache, precache} from 'workbox-precaching';
import {registerRoute} from 'workbox-routing';
import {cachePrefix, type KeptFile} from '../shared/names';
import {scope} from './WorkerScope';

// The build fills in both.
declare const baseUrl: string;
declare const kept: KeptFile[];

setCacheNameDetails({prefix: cachePrefix, suffix: baseUrl});
precache(kept);
cleanupOutdatedCaches();
clientsClaim();
// A page asks for it when its reader wants the newer pages.
scope.addEventListener('message', ({data}) => {
  if (data?.type === 'SKIP_WAITING') void scope.skipWaiting();
});

/** Milliseconds that a network which does not answer is waited for when there is a kept copy. */
const patience = 4_000;

const style = kept.find(({url}) => /\/styles\.\w+\.css$/.test(url))?.url ?? '';

// Requests to other hosts, such as those of Try it to the platform, match no route and pass by.
const isOurs = (url: URL, folder = '') => url.pathname.startsWith(baseUrl + folder);
registerRoute(
  ({sameOrigin, url}) => sameOrigin && isOurs(url, 'assets/'),
  // A name there changes with the content: what is kept is right for ever.
  async ({request, url}) => (await matchPrecache(url.pathname)) ?? fetch(request),
);
registerRoute(
  ({sameOrigin, url}) => sameOrigin && isOurs(url),
  ({request, url}) => networkFirst(request, url),
);

/** A file or page of the site as it is now, or as it was kept. */
async function networkFirst(request: Request, {pathname}: URL): Promise<Response> {
  const copy = await matchPrecache(pathname);
  if (copy) {
    const late = new Promise<Response>((resolve) => setTimeout(() => resolve(copy.clone()), patience));
    return Promise.race([fetch(request), late]).catch(() => copy);
  }
  if (request.mode !== 'navigate') return fetch(request);
  return fetch(request).catch(() => notKept());
}

/** What a reader without network gets for a page that is not kept, such as one that came with a later build. */
function notKept(): Response {
  const html = `<!doctype html>
<html lang="en" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>No network</title>
<link rel="stylesheet" href="${style}">
</head>
<body>
<main class="container padding-vert--xl">
<h1>No network</h1>
<p>This page is not kept on your device. It may be newer than what you kept, or the address has a slip.</p>
<p><a href="${baseUrl}">Start of the documentation</a></p>
</main>
</body>
</html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'self'; font-src 'self'",
    },
  });
}
