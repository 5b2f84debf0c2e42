import Head from '@docusaurus/Head';
import {useHistory, useLocation} from '@docusaurus/router';
import {PageMetadata, useQueryString, useSearchQueryString} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {EntryPoints} from '@site/src/components/EntryPoints';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import {type ReactNode, useCallback, useMemo, useState} from 'react';
import {FetchError, NoResults, WithoutScripts} from './messages';
import {limitQuery} from './searchRequest';
import {areasOf, countOf} from './results';
import {ResultList} from './ResultList';
import {AreaFilter, ResultsHead} from './ResultsHead';
import {SearchField} from './SearchField';
import styles from './styles.module.css';
import {readPlace, useKeptPlace} from './useKeptPlace';
import {type Found, useResults} from './useResults';

/**
 * The query in the address of this page, and what changes it.
 *
 * The theme's own hook reads the browser's address, which is the next page's already while that page is loading: the
 * list would be gone before the page came, and back too early for its place to be kept.
 */
function useQuery(): [string, (query: string) => void] {
  const {pathname, search} = useLocation();
  const history = useHistory();
  const [, setAddress] = useSearchQueryString();
  const setQuery = useCallback(
    (query: string) => {
      if (history.location.pathname === pathname) setAddress(query);
    },
    [history, pathname, setAddress],
  );
  const isBrowser = useIsBrowser();
  return [limitQuery((isBrowser && new URLSearchParams(search).get('q')) || ''), setQuery];
}

/** Areas of the site in which something was found, which of them the address asks for, and the pages to show. */
function useArea(found: Found | undefined) {
  const {search} = useLocation();
  const [, setArea] = useQueryString('area');
  return useMemo(() => {
    const all = found?.pages ?? [];
    const areas = areasOf(all);
    const asked = new URLSearchParams(search).get('area') ?? '';
    const area = areas.some(({name}) => name === asked) ? asked : '';
    const pages = area ? all.filter((page) => page.area === area) : all;
    return {areas, area, pages, setArea};
  }, [found, search, setArea]);
}

/** How often a list has grown, from 1 or from where the reader was in this entry of the history, and what lets it grow. */
function useSteps(list: object): [number, () => void] {
  const [grown, setGrown] = useState({list, steps: 1});
  const steps = grown.list === list ? grown.steps : (readPlace().steps ?? 1);
  const showMore = useCallback(() => setGrown({list, steps: steps + 1}), [list, steps]);
  return [steps, showMore];
}

/** Title, field and results, for the query in the address. */
function SearchMain(): ReactNode {
  const [query, setQuery] = useQuery();
  const {found, isAwaited = false, hasFailed, retry} = useResults(query);
  const {areas, area, pages, setArea} = useArea(found);
  const [steps, showMore] = useSteps(pages);
  useKeptPlace(found?.query === query && !isAwaited ? steps : 0);

  const search = useCallback(
    (text: string) => {
      if (text === query) retry();
      else setQuery(text);
    },
    [query, retry, setQuery],
  );
  // The built page knows no query: what belongs to an empty one must not flash up before the address is read.
  const isEmpty = useIsBrowser() && !query.trim();
  const title = titleOf(query);
  return (
    <>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={clsx('container', styles.main)}>
        <h1 className={styles.title}>{title}</h1>
        <SearchField query={query} onSearch={search} />
        <WithoutScripts />
        <ResultsHead found={found} isAwaited={isAwaited} count={countOf(pages)} />
        {hasFailed && <FetchError retry={retry} />}
        {areas.length > 1 && <AreaFilter areas={areas} chosen={area} onChoose={setArea} />}
        {pages.length > 0 && (
          <ResultList pages={pages} steps={steps} isAwaited={isAwaited} showMore={showMore} />
        )}
        {found?.pages.length === 0 && <NoResults query={found.query} />}
        {isEmpty && <EntryPoints />}
      </main>
    </>
  );
}

function titleOf(query: string): string {
  return query.trim()
    ? translate(
        {id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for “{query}”'},
        {query},
      )
    : translate({id: 'theme.SearchPage.emptyResultsTitle', message: 'Search the documentation'});
}

/** The page that lists all results of a query. */
export function SearchPage(): ReactNode {
  // Its content reads the version that the reader prefers, which the layout provides.
  return (
    <Layout>
      <SearchMain />
    </Layout>
  );
}
