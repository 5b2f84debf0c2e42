import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import {EngineNote} from '@site/src/components/SearchBar/EngineNote';
import {NearestNote} from '@site/src/components/SearchBar/NearestNote';
import type {ReactNode} from 'react';
import {Fetching, useIsStalled} from './messages';
import styles from './styles.module.css';
import type {Results} from './useResults';

interface Props {
  results: Results;
  /** Number of results in the list. */
  count: number;
}

/** Says what was found, and who found it where that has to be said. */
export function ResultsHead({results: {found, isAwaited, engine}, count}: Props): ReactNode {
  const isStalled = useIsStalled(isAwaited === true);
  return (
    <>
      <div className={styles.head}>
        <p className={styles.count} role="status">
          {isStalled ? <Fetching /> : found && <Count count={count} isExact={found.isExact} />}
        </p>
        {found && engine === 'hosted' && (
          <Link className={styles.provider} to="https://www.algolia.com/">
            <Translate
              id="theme.SearchPage.algoliaLabel"
              description="The description label for Algolia mention"
            >
              Powered by Algolia
            </Translate>
          </Link>
        )}
      </div>
      <EngineNote engine={engine} className={styles.note} />
      <NearestNote isNearest={found?.isNearest} className={styles.note} />
    </>
  );
}

function Count({count, isExact}: {count: number; isExact: boolean}): ReactNode {
  const {selectMessage} = usePluralForm();
  if (count === 0) {
    return (
      <Translate id="theme.SearchPage.noResultsText" description="The paragraph for empty search result">
        No results were found
      </Translate>
    );
  }
  const label = isExact
    ? translate(
        {
          id: 'searchPage.count.plurals',
          message: 'One result|{count} results',
          description: 'The search page: how many sections of pages were found',
        },
        {count},
      )
    : translate(
        {
          id: 'searchPage.approximateCount.plurals',
          message: 'About one result|About {count} results',
          description: 'Said in place of "{count} results" while the engine knows no exact number',
        },
        {count},
      );
  return selectMessage(count, label);
}
