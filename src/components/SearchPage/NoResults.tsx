import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {EntryPoints} from '@site/src/components/EntryPoints';
import {useSearchConfig} from '@site/src/components/SearchBar/useSearchConfig';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

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
