/** The service worker of readers who keep the site. */
import {clientsClaim, setCacheNameDetails} from 'workbox-core';
import {cleanupOutdatedCaches, precache} from 'workbox-precaching';
import {registerRoute} from 'workbox-routing';
import {cachePrefix, type KeptFile} from '../shared/names';
import {keptFirst, networkFirst} from './answer';
import {notKept} from './notKept';
import {keepSearchIndex} from './searchIndex';
import {scope} from './WorkerScope';

// The build fills in both.
declare const baseUrl: string;
declare const kept: KeptFile[];

setCacheNameDetails({prefix: cachePrefix, suffix: baseUrl});
precache(kept);
cleanupOutdatedCaches();
clientsClaim();
scope.addEventListener('install', (event) => event.waitUntil(keepSearchIndex(baseUrl)));
// A page asks for it when its reader wants the newer pages.
scope.addEventListener('message', ({data}) => {
  if (data?.type === 'SKIP_WAITING') void scope.skipWaiting();
});

const style = kept.find(({url}) => /\/styles\.\w+\.css$/.test(url))?.url ?? '';

// Requests to other hosts, such as those of Try it to the platform, match no route and pass by.
const isOurs = (url: URL, folder = '') => url.pathname.startsWith(baseUrl + folder);
registerRoute(({sameOrigin, url}) => sameOrigin && isOurs(url, 'assets/'), keptFirst);
registerRoute(
  ({sameOrigin, url}) => sameOrigin && isOurs(url),
  (asked) => networkFirst(asked, () => notKept(baseUrl, style)),
);
