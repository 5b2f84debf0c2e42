import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import {EngineNote} from '@site/src/components/SearchBar/EngineNote';
import type {ReactNode} from 'react';
import {isFirst, type Shown} from './results';
import styles from './styles.module.css';
import {Fetching, useIsStalled} from './messages';
import type {Results} from './useResults';

/** Says what was found, and who found it where that has to be said. */
export function ResultsHead({results: {shown, awaited, engine}}: {results: Results}): ReactNode {
  const isStalled = useIsStalled(awaited !== undefined && isFirst(awaited));
  return (
    <>
      <div className={styles.head}>
        <p className={styles.count} role="status">
          {isStalled ? <Fetching /> : shown && <Count shown={shown} />}
        </p>
        {shown && engine === 'hosted' && (
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
    </>
  );
}

function Count({shown: {count, isExact}}: {shown: Shown}): ReactNode {
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
