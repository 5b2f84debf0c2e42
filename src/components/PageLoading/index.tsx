import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import {PageFrame} from '@site/src/components/PageFrame';
import {useSurroundings} from '@site/src/components/PageFrame/useSurroundings';
import {PageMessage} from '@site/src/components/PageMessage';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Why the page could not be loaded, as far as it is known. */
  error?: unknown;
  retry: () => void;
  /** Whether loading has taken long enough to be mentioned. */
  pastDelay?: boolean;
}

/** What stands in for a page, or for a part of it, while it is loading, and when that fails. */
export function PageLoading({error, retry, pastDelay}: Props): ReactNode {
  const {isInFrame, isInMain} = useSurroundings();
  if (error) {
    const failure = <LoadFailure error={error} retry={retry} isNested={isInMain} />;
    return isInFrame ? failure : <PageFrame name="page-loading">{failure}</PageFrame>;
  }
  if (!pastDelay) return null;
  const label = translate({id: 'loading.label', message: 'Loading'});
  return (
    <div className={styles.waiting} role="status">
      <span style={{position: 'absolute', clipPath: 'inset(50%)'}}>{label}</span>
      <div className={styles.spinner} />
    </div>
  );
}

/** Why a page did not load, with a button that tries again and one that opens the page afresh. */
function LoadFailure({error, retry, isNested}: Props & {isNested: boolean}): ReactNode {
  const title = translate({id: 'loading.failed', message: 'This page did not load.'});
  return (
    <PageMessage title={title} isNested={isNested}>
      <PageMetadata title={title} />
      <div role="alert">
        <p>
          <Translate id="loading.advice">
            The network may be down, or the page has changed since you opened this site.
          </Translate>
        </p>
        <p className={styles.error}>
          {/* Of a stylesheet the bundler says it with a backslash and an n, where a line was meant to end. */}
          {String(error).replaceAll('\\n', ' ')}
        </p>
      </div>
      <p className={styles.buttons}>
        <button type="button" className="button button--primary" onClick={retry}>
          <Translate id="loading.retry">Retry</Translate>
        </button>
        <button
          type="button"
          className="button button--secondary button--outline"
          onClick={() => window.location.reload()}
        >
          <Translate id="loading.reload">Reload the page</Translate>
        </button>
      </p>
    </PageMessage>
  );
}
