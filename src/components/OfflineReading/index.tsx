import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {cachePrefix, files} from '@site/plugins/pages/offline/shared/names';
import {type ReactNode, useEffect, useState} from 'react';
import styles from './styles.module.css';

/** Where a reader's copy of the site stands; `unknown` before scripts have looked. */
type State = 'unknown' | 'impossible' | 'none' | 'keeping' | 'kept' | 'failed';

/** Keeps the site on the reader's device, or removes it from there. */
export default function OfflineReading(): ReactNode {
  const {baseUrl, customFields} = useDocusaurusContext().siteConfig;
  const [state, setState] = useState<State>('unknown');
  useEffect(() => {
    const isPossible = 'serviceWorker' in navigator && !customFields?.isOfflineWithdrawn;
    // A browser that refuses storage refuses this too.
    const looked = isPossible ? hasCopy(baseUrl) : Promise.reject();
    looked.then(
      (isKept) => setState(isKept ? 'kept' : 'none'),
      () => setState('impossible'),
    );
  }, [baseUrl, customFields]);

  async function keep(): Promise<void> {
    setState('keeping');
    await keepCopy(baseUrl).then(
      () => setState('kept'),
      () => setState('failed'),
    );
  }
  async function remove(): Promise<void> {
    await removeCopy(baseUrl);
    setState('none');
  }
  const isKept = state === 'kept';
  // Not `disabled`, which would take the focus away from the button that was pressed.
  const isIdle = state === 'unknown' || state === 'impossible' || state === 'keeping';
  const texts: Record<string, string> = {
    remove: translate({id: 'offlineReading.remove', message: 'Remove from this device'}),
    keep: translate({id: 'offlineReading.keep', message: 'Keep on this device'}),
    impossible: translate({
      id: 'offlineReading.impossible',
      message: 'This browser, or this copy of the site, cannot keep pages.',
    }),
    keeping: translate({id: 'offlineReading.keeping', message: 'Downloading all pages …'}),
    kept: translate({id: 'offlineReading.kept', message: 'All pages and the search are on this device.'}),
    failed: translate({
      id: 'offlineReading.failed',
      message: 'The download did not finish, so nothing was kept. Try again with a network.',
    }),
  };
  return (
    <div className={styles.control}>
      <button
        type="button"
        className="button button--primary"
        aria-disabled={isIdle}
        onClick={() => void (isIdle || (isKept ? remove() : keep()))}
      >
        {isKept ? texts.remove : texts.keep}
      </button>
      <p role="status" className={styles.state}>
        {texts[state]}
      </p>
    </div>
  );
}

async function hasCopy(baseUrl: string): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration(baseUrl);
  return registration?.active?.scriptURL.endsWith(baseUrl + files.worker) ?? false;
}

/** Downloads the site and keeps it, all of it or nothing. */
async function keepCopy(baseUrl: string): Promise<void> {
  const {installing} = await navigator.serviceWorker.register(baseUrl + files.worker, {scope: baseUrl});
  if (!installing) return;
  await new Promise<void>((resolve, reject) => {
    installing.addEventListener('statechange', () => {
      if (installing.state === 'activated') resolve();
      if (installing.state === 'redundant') reject(new Error('A file of the site did not come.'));
    });
  });
}

async function removeCopy(baseUrl: string): Promise<void> {
  await (await navigator.serviceWorker.getRegistration(baseUrl))?.unregister();
  for (const name of await caches.keys()) if (name.startsWith(cachePrefix)) await caches.delete(name);
}
