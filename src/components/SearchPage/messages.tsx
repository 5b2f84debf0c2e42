import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {EntryPoints} from '@site/src/components/EntryPoints';
import {useSearchConfig} from '@site/src/components/SearchBar/useSearchConfig';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Says that results could not be fetched, in the words of the search modal. */
export function FetchError({retry}: {retry: () => void}): ReactNode {
  return (
    <div className={styles.error}>
      <div role="alert">
        <p className={styles.errorTitle}>
          <Translate id="theme.SearchModal.errorScreen.titleText">Unable to fetch results</Translate>
        </p>
        <p>
          <Translate id="theme.SearchModal.errorScreen.helpText">
            You might want to check your network connection.
          </Translate>
        </p>
      </div>
      <button
        type="button"
        className="button button--primary"
        onClick={({currentTarget}) => {
          retry();
          // This button goes.
          currentTarget.closest('main')?.querySelector<HTMLElement>('[role=status]')?.focus();
        }}
      >
        <Translate id="theme.ErrorPageContent.tryAgain">Try again</Translate>
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
          <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsText">
            Believe this query should return results?
          </Translate>{' '}
          <Link to={missingResultsPage}>
            <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsLinkText">
              Let us know.
            </Translate>
          </Link>
        </p>
      </div>
      <EntryPoints />
    </>
  );
}

/** What stands in for search where scripts are switched off: the sitemap and the main parts of the site. */
export function WithoutScripts(): ReactNode {
  const sitemap = useBaseUrl('/sitemap.xml');
  return (
    <noscript>
      <p className={styles.noScripts}>
        <Translate
          id="searchPage.withoutScripts"
          description="The search page with scripts switched off"
          values={{
            sitemap: (
              <a href={sitemap}>
                <Translate id="searchPage.sitemap" description="Link text in searchPage.withoutScripts">
                  sitemap
                </Translate>
              </a>
            ),
          }}
        >
          {
            'Search runs in your browser and needs scripts, which are switched off. The {sitemap} lists every page.'
          }
        </Translate>
      </p>
      <EntryPoints />
    </noscript>
  );
}
