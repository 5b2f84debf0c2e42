import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {type ReactNode, useId, useState} from 'react';
import styles from './styles.module.css';
import {useHasSandbox} from './useHasSandbox';

/** Folder of the API reference in the site's addresses, which the fragments share with the pages. */
const folder = '/docs/api-specification/';

interface Props {
  /** Name of the operation's page. */
  page: string;
  /** Name of the overview page, which the whole OpenAPI file is named after. */
  overview: string;
  /** Whether the platform makes the call, and the reader answers it. */
  isWebhook: boolean;
}

const words = {
  ownWebhook: 'Have a batch delivered to a server on your machine, and check the secret that it received.',
  webhook: 'Have this call delivered to a server on your machine.',
  sandbox:
    'Fill in a form and send this request to a sandbox in this page. No account is needed, and nothing leaves your browser.',
  server: 'Fill in a form and send this request from this page.',
};

/** Invites to try an operation; the panel for it, and all that it needs, comes when it is opened. */
export function TryIt({page, overview, isWebhook}: Props): ReactNode {
  const fragmentUrl = useBaseUrl(`${folder}${page}.openapi.json`);
  const documentUrl = useBaseUrl(`/openapi/${overview}.json`);
  const {state, loaded, toggle} = usePanel(fragmentUrl);
  const panelId = useId();
  const hasSandbox = useHasSandbox();
  const isOpen = state === 'open';
  return (
    // Search leaves it out by its first class: it says the same on every page.
    <section className={clsx('try-it', styles.tryIt)} aria-label="Try it">
      <div className={styles.invitation}>
        <p className={styles.words} data-browser-only>
          {words[isWebhook ? (hasSandbox ? 'ownWebhook' : 'webhook') : hasSandbox ? 'sandbox' : 'server']}
          <span className={styles.withoutScripts}> This needs scripts, which are off in your browser.</span>
        </p>
        <a className={styles.fragment} href={fragmentUrl}>
          OpenAPI (JSON)
        </a>
        <button
          type="button"
          className={clsx('button', isOpen ? styles.close : 'button--primary', styles.toggle)}
          aria-expanded={isOpen}
          aria-controls={loaded ? panelId : undefined}
          onClick={toggle}
        >
          {isOpen ? 'Close' : 'Try it'}
        </button>
      </div>
      <p role="status" className={styles.notice}>
        {state === 'loading' && 'Loading …'}
        {state === 'failed' &&
          'The form could not be loaded. Check your network connection, then press the button again.'}
      </p>
      {loaded && (
        // Private to the reader: session replay leaves it out.
        <div id={panelId} hidden={!isOpen} data-nr-block>
          <loaded.Panel operation={loaded.operation} documentUrl={documentUrl} />
        </div>
      )}
    </section>
  );
}

/** The panel of an operation, which is loaded when it is opened for the first time and kept with all that was typed. */
function usePanel(fragmentUrl: string) {
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadPanel>>>();

  async function open(): Promise<void> {
    setState('loading');
    try {
      setLoaded(loaded ?? (await loadPanel(fragmentUrl)));
      setState('open');
    } catch (error) {
      console.warn('Try it could not be loaded:', error);
      setState('failed');
    }
  }
  return {
    state,
    loaded,
    toggle() {
      if (state === 'open') setState('closed');
      else if (state !== 'loading') void open();
    },
  };
}

async function loadPanel(fragmentUrl: string) {
  const [{TryItPanel, readOperation}, response] = await Promise.all([import('./panel'), fetch(fragmentUrl)]);
  if (!response.ok) throw new Error(`${fragmentUrl} could not be loaded: status ${response.status}`);
  return {Panel: TryItPanel, operation: readOperation(await response.json())};
}
