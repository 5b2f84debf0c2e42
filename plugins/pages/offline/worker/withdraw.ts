/** Takes the place of a worker that is withdrawn: deletes what it kept, and itself, and opens its pages afresh. */
import {cachePrefix} from '../shared/names';
import {scope} from './WorkerScope';

async function withdraw(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(cachePrefix)) await caches.delete(name);
  await scope.registration.unregister();
  for (const page of await scope.clients.matchAll({type: 'window'})) page.navigate(page.url);
}

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(withdraw()));
