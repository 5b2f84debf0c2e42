import Link from '@docusaurus/Link';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {EntryPoints} from '@site/src/components/EntryPoints';
import {PageMessage} from '@site/src/components/PageMessage';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import styles from './styles.module.css';

const support = (
  <Link to="/docs/support">
    <Translate id="notFound.support">tell us</Translate>
  </Link>
);
const advice = (
  <Translate id="notFound.advice" values={{support}}>
    {'If a link brought you here, {support} which one it was.'}
  </Translate>
);

/** The page for addresses that do not exist: which one it was, the page that was likely meant, and the ways in. */
export function NotFound({className}: {className?: string}): ReactNode {
  return (
    <PageMessage
      className={className}
      title={<Translate id="theme.NotFound.title">Page not found</Translate>}
      aside={<EntryPoints />}
    >
      <p>
        <Translate id="notFound.reason">
          There is no page at this address. It may have moved, or the address has a slip in it.
        </Translate>
      </p>
      <SearchForm />
      {/* One file answers for all addresses, so only the browser knows which was asked for. */}
      <p className={styles.meant}>{useIsBrowser() ? <Meant otherwise={advice} /> : advice}</p>
    </PageMessage>
  );
}

/** Compares addresses. Every page of the documentation could turn out not to exist, and so carries this component. */
const comparing = () => import('./nearestPath');

/** Leads to the search page, with the words of the address to begin with. */
function SearchForm(): ReactNode {
  const {pathname} = useLocation();
  const field = useRef<HTMLInputElement>(null);
  // The form works before: what a reader has begun to type stays.
  useEffect(() => {
    const fill = ({wordsOf}: Awaited<ReturnType<typeof comparing>>) => {
      const {current} = field;
      if (current && document.activeElement !== current && current.value === current.defaultValue)
        current.value = current.defaultValue = wordsOf(pathname);
    };
    comparing().then(fill, () => undefined);
  }, [pathname]);
  const label = translate({id: 'notFound.search', message: 'Search the documentation'});
  return (
    <search>
      <form className={styles.search} action={useBaseUrl('/search')}>
        <input ref={field} type="search" name="q" aria-label={label} placeholder={label} />
        <button type="submit" className="button button--primary">
          <Translate id="theme.SearchBar.label">Search</Translate>
        </button>
      </form>
    </search>
  );
}

/** The page that was likely meant; `otherwise` where no address resembles the one that was asked for. */
function Meant({otherwise}: {otherwise: ReactNode}): ReactNode {
  const {pathname} = useLocation();
  const data = useAllDocsData();
  const [path, setPath] = useState<string>();
  const [title, setTitle] = useState<string>();
  useEffect(() => {
    const versions = Object.values(data).flatMap((docs) => docs.versions);
    const paths = versions.flatMap(({docs}) => docs.map((doc) => doc.path));
    comparing().then(
      ({nearestPath}) => setPath(nearestPath(pathname, paths)),
      () => undefined,
    );
  }, [data, pathname]);
  // Read from its HTML: with every page's title at hand each page would carry all of them.
  useEffect(() => {
    if (!path) return;
    const request = new AbortController();
    const titleOf = (html: string) =>
      new DOMParser().parseFromString(html, 'text/html').querySelector('h1')?.textContent?.trim();
    fetch(path, request)
      .then(async (response) => setTitle(response.ok ? titleOf(await response.text()) : undefined))
      .catch(() => undefined);
    return () => request.abort();
  }, [path]);
  if (!path) return otherwise;
  return (
    <>
      <Translate id="notFound.meant" values={{page: <Link to={path}>{title ?? <code>{path}</code>}</Link>}}>
        {'Did you mean {page}?'}
      </Translate>
      {title && <code className={styles.path}>{path}</code>}
    </>
  );
}
