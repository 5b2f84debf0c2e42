import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

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
