import Translate from '@docusaurus/Translate';
import {type ReactNode, useEffect, useState} from 'react';
import styles from './styles.module.css';

/** Time in milliseconds after which a reader notices that they wait. */
const threshold = 300;

/** Whether something has been awaited for so long that it has to be said. */
export function useIsStalled(isAwaited: boolean): boolean {
  const [isStalled, setIsStalled] = useState(false);
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(() => setIsStalled(true), threshold);
    return () => {
      clearTimeout(timer);
      setIsStalled(false);
    };
  }, [isAwaited]);
  return isAwaited && isStalled;
}

/** Says that results are on their way. */
export function Fetching(): ReactNode {
  return (
    <Translate
      id="theme.SearchPage.fetchingNewResults"
      description="The paragraph for fetching new search results"
    >
      Fetching new results...
    </Translate>
  );
}

/** Says that results could not be fetched, in the words of the search modal. */
export function FetchError({retry}: {retry: () => void}): ReactNode {
  return (
    <div className={styles.error}>
      <div role="alert">
        <p className={styles.errorTitle}>
          <Translate
            id="theme.SearchModal.errorScreen.titleText"
            description="The title for error screen of search modal"
          >
            Unable to fetch results
          </Translate>
        </p>
        <p>
          <Translate
            id="theme.SearchModal.errorScreen.helpText"
            description="The help text for error screen of search modal"
          >
            You might want to check your network connection.
          </Translate>
        </p>
      </div>
      <button type="button" className="button button--primary" onClick={retry}>
        <Translate id="theme.ErrorPageContent.tryAgain" description="The label of the button to try again">
          Try again
        </Translate>
      </button>
    </div>
  );
}
