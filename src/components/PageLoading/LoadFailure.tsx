import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import {PageMessage} from '@site/src/components/PageMessage';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  error: unknown;
  retry: () => void;
  /** Whether it stands inside a page's `main`. */
  isNested: boolean;
}

/** Why a page did not load, with a button that tries again and one that opens the page afresh. */
export function LoadFailure({error, retry, isNested}: Props): ReactNode {
  const title = translate({
    id: 'loading.failed',
    message: 'This page did not load.',
    description: 'Title when a page could not be loaded',
  });
  return (
    <PageMessage title={title} isNested={isNested}>
      <PageMetadata title={title} />
      <p>
        <Translate id="loading.advice" description="When a page could not be loaded: what to do">
          The network may be down, or the page has changed since you opened this site.
        </Translate>
      </p>
      <p className={styles.error} role="alert">
        {/* Of a stylesheet the bundler says it with a backslash and an n, where a line was meant to end. */}
        {String(error).replaceAll('\\n', ' ')}
      </p>
      <p className={styles.buttons}>
        <button type="button" className="button button--primary" onClick={retry}>
          <Translate id="loading.retry" description="Button that loads the page again">
            Retry
          </Translate>
        </button>
        <button
          type="button"
          className="button button--secondary button--outline"
          onClick={() => window.location.reload()}
        >
          <Translate id="loading.reload" description="Button that opens the page afresh">
            Reload the page
          </Translate>
        </button>
      </p>
    </PageMessage>
  );
}
