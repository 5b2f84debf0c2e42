import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {EntryPoints} from '@site/src/components/EntryPoints';
import {useSearchConfig} from '@site/src/components/SearchBar/useSearchConfig';
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

/** What a reader can do when nothing was found. */
export function NoResults({query}: {query: string}): ReactNode {
  const {missingResultsPage} = useSearchConfig();
  return (
    <>
      <div className={styles.none}>
        <p>
          <Translate
            id="searchPage.none"
            description="The search page: what to do when nothing was found"
            values={{query: <strong>{query}</strong>}}
          >
            {'Nothing was found for {query}. Check its spelling, or try other words.'}
          </Translate>
        </p>
        <p>
          <Translate
            id="theme.SearchModal.noResultsScreen.reportMissingResultsText"
            description="The text for reporting missing results"
          >
            Believe this query should return results?
          </Translate>{' '}
          <Link to={missingResultsPage}>
            <Translate
              id="theme.SearchModal.noResultsScreen.reportMissingResultsLinkText"
              description="The link text for reporting missing results"
            >
              Let us know.
            </Translate>
          </Link>
        </p>
      </div>
      <EntryPoints />
    </>
  );
}
