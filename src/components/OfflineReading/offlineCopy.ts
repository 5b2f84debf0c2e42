import {cachePrefix, files} from '@site/plugins/pages/offline/shared/names';

/** Whether this browser keeps the site already. */
export async function hasCopy(baseUrl: string): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration(baseUrl);
  return registration?.active?.scriptURL.endsWith(baseUrl + files.worker) ?? false;
}

/**
 * Downloads the site and keeps it, all of it or nothing.
 *
 * @throws Error when a file does not come, or the browser refuses
 */
export async function keepCopy(baseUrl: string): Promise<void> {
  const {installing} = await navigator.serviceWorker.register(baseUrl + files.worker, {scope: baseUrl});
  if (!installing) return;
  await new Promise<void>((resolve, reject) => {
    installing.addEventListener('statechange', () => {
      if (installing.state === 'activated') resolve();
      if (installing.state === 'redundant') reject(new Error('A file of the site did not come.'));
    });
  });
}

/** Deletes what was kept. */
export async function removeCopy(baseUrl: string): Promise<void> {
  await (await navigator.serviceWorker.getRegistration(baseUrl))?.unregister();
  for (const name of await caches.keys()) if (name.startsWith(cachePrefix)) await caches.delete(name);
}
