import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {type ReactNode, useId, useState} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Address of the operation's part of the OpenAPI file. */
  fragmentUrl: string;
  /** Name of the overview page, which the whole OpenAPI file is named after. */
  overview: string;
  /** Whether the platform makes the call, and the reader answers it. */
  isWebhook: boolean;
}

/** Opens what tries an operation; the panel comes when it is first opened, and keeps what was typed. */
export function TryIt({fragmentUrl, overview, isWebhook}: Props): ReactNode {
  const documentUrl = useBaseUrl(`/openapi/${overview}.json`);
  const {customFields} = useDocusaurusContext().siteConfig;
  const hasSandbox = customFields?.hasSandbox === true;
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadPanel>>>();
  const panelId = useId();
  const isOpen = state === 'open';

  async function toggle(button: HTMLElement): Promise<void> {
    if (isOpen) return setState('closed');
    if (state === 'loading') return;
    setState('loading');
    try {
      setLoaded(loaded ?? (await loadPanel(fragmentUrl)));
      setState('open');
      // A phone has room for the form or for what stands above it.
      if (window.innerWidth < 600) button.scrollIntoView();
    } catch (error) {
      console.warn('Try it could not be loaded:', error);
      setState('failed');
    }
  }
  return (
    // Search leaves it out by its first class: it says the same on every page.
    <section className={clsx('try-it', styles.tryIt)} aria-label="Try it">
      <button
        type="button"
        className={clsx('button', isOpen ? styles.close : 'button--primary', styles.toggle)}
        aria-expanded={isOpen}
        aria-controls={loaded ? panelId : undefined}
        onClick={({currentTarget}) => void toggle(currentTarget)}
      >
        {isOpen ? 'Close' : 'Try it'}
      </button>
      <p className={styles.withoutScripts} data-browser-only>
        To try it here needs scripts, which are off in your browser.
      </p>
      <p role="status" className={styles.notice}>
        {state === 'loading' && 'Loading …'}
        {state === 'failed' &&
          'The form could not be loaded. Check your network connection, then press the button again.'}
      </p>
      {loaded && (
        // Private to the reader: session replay leaves it out.
        <div id={panelId} hidden={!isOpen} data-nr-block>
          {isWebhook && (
            <p className={styles.notice}>
              Have {hasSandbox ? 'a batch' : 'this call'} delivered to a server on your machine
              {hasSandbox && ', and check the secret that it received'}.
            </p>
          )}
          <loaded.Panel operation={loaded.operation} {...{documentUrl, hasSandbox}} />
        </div>
      )}
    </section>
  );
}

async function loadPanel(fragmentUrl: string) {
  const [{TryItPanel, readOperation}, response] = await Promise.all([import('./panel'), fetch(fragmentUrl)]);
  if (!response.ok) throw new Error(`${fragmentUrl} could not be loaded: status ${response.status}`);
  return {Panel: TryItPanel, operation: readOperation(await response.json())};
}
