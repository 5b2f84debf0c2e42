import {translate} from '@docusaurus/Translate';
import {PageFrame} from '@site/src/components/PageFrame';
import {useSurroundings} from '@site/src/components/PageFrame/useSurroundings';
import type {ReactNode} from 'react';
import {LoadFailure} from './LoadFailure';
import styles from './styles.module.css';

export interface Props {
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
  const label = translate({id: 'loading.label', message: 'Loading', description: 'Name of the spinner'});
  return (
    <div className={styles.waiting} role="status" aria-label={label}>
      <div className={styles.spinner} />
    </div>
  );
}
