import Translate, {translate} from '@docusaurus/Translate';
import {PageMessage} from '@site/src/components/PageMessage';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** Why the page could not be loaded, as far as it is known. */
  error?: unknown;
  retry: () => void;
  /** Whether loading has taken long enough to be mentioned. */
  pastDelay?: boolean;
}

/** What stands in for a page while it is loading, and when that fails. */
export function PageLoading({error, retry, pastDelay}: Props): ReactNode {
  if (error) {
    return (
      <PageMessage
        title={
          <Translate id="loading.failed" description="Title when a page could not be loaded">
            This page did not load.
          </Translate>
        }
      >
        <p className={styles.error} role="alert">
          {String(error)}
        </p>
        <p>
          <button type="button" className="button button--primary" onClick={retry}>
            <Translate id="loading.retry" description="Button that loads the page again">
              Retry
            </Translate>
          </button>
        </p>
      </PageMessage>
    );
  }
  if (!pastDelay) return null;
  const label = translate({id: 'loading.label', message: 'Loading', description: 'Name of the spinner'});
  return (
    <div className={styles.waiting} role="status" aria-label={label}>
      <div className={styles.spinner} />
    </div>
  );
}
