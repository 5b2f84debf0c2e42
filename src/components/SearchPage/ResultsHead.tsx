import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import filter from '@site/src/components/controls/filter.module.css';
import {Notes} from '@site/src/components/SearchBar/notes';
import clsx from 'clsx';
import {type ReactNode, useEffect, useState} from 'react';
import {Marked} from './PageResult';
import {type Area, countOf} from './results';
import styles from './styles.module.css';
import type {Found} from './useResults';

interface Props {
  found?: Found;
  isAwaited: boolean;
  /** Number of results in the list. */
  count: number;
}

/** Says what was found, and who found it where that has to be said. */
export function ResultsHead({found, isAwaited, count}: Props): ReactNode {
  const isStalled = useIsStalled(isAwaited);
  return (
    <>
      <div className={styles.head}>
        <p className={styles.count} role="status" tabIndex={-1}>
          {isStalled ? (
            <Translate id="theme.SearchPage.fetchingNewResults">Fetching new results...</Translate>
          ) : (
            found && <Count count={count} isExact={found.isExact} />
          )}
        </p>
        {found?.engine === 'hosted' && (
          <Link className={styles.provider} to="https://www.algolia.com/">
            <Translate id="theme.SearchPage.algoliaLabel">Powered by Algolia</Translate>
          </Link>
        )}
      </div>
      <Notes engine={found?.engine} isNearest={found?.isNearest} className={styles.note} />
    </>
  );
}

/** Time in milliseconds after which a reader notices that they wait. */
const threshold = 300;

/** Whether something has been awaited for so long that it has to be said. */
function useIsStalled(isAwaited: boolean): boolean {
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

function Count({count, isExact}: {count: number; isExact: boolean}): ReactNode {
  const {selectMessage} = usePluralForm();
  if (count === 0) return <Translate id="theme.SearchPage.noResultsText">No results were found</Translate>;
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

interface AreaProps {
  areas: readonly Area[];
  /** Name of the area that is shown alone; empty for all. */
  chosen: string;
  onChoose: (name: string) => void;
}

/** Shows the results of one section of the site alone. */
export function AreaFilter({areas, chosen, onChoose}: AreaProps): ReactNode {
  return (
    <fieldset className={clsx(filter.filter, styles.areas)}>
      <legend>
        <Translate id="searchPage.areas" description="The search page: name of the choice above the list">
          Area
        </Translate>
      </legend>
      {[{name: '', count: countOf(areas)}, ...areas].map(({name, count}) => (
        <label key={name}>
          <input type="radio" name="area" checked={name === chosen} onChange={() => onChoose(name)} />
          <span>
            {name ? (
              <Marked html={name} />
            ) : (
              <Translate id="searchPage.allAreas" description="The search page: choice of all results">
                All
              </Translate>
            )}{' '}
            <span className={styles.areaCount}>{count}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
