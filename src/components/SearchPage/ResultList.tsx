import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useResultPath} from '@site/src/components/SearchBar/useResultPath';
import clsx from 'clsx';
import {type ReactNode, type RefObject, useEffect, useRef} from 'react';
import {FetchError, Fetching, useIsStalled} from './messages';
import {type Grouped, groupByPage, isFirst, type Shown} from './results';
import {hitsPerPage} from './searchRequest';
import styles from './styles.module.css';
import type {Results} from './useResults';

/** The results so far, and the way to the next ones. */
export function ResultList({results, shown}: {results: Results; shown: Shown}): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const firstNew = useRef<number>(undefined);
  const {length} = shown.results;

  useEffect(() => {
    // The button has moved or gone; whoever pressed it goes on where the new results begin.
    if (firstNew.current === undefined || length <= firstNew.current) return;
    list.current?.children[firstNew.current]?.querySelector('a')?.focus();
    firstNew.current = undefined;
  }, [length]);

  return (
    <>
      <ol ref={list} className={styles.list} aria-busy={results.awaited && isFirst(results.awaited)}>
        {groupByPage(shown.results, hitsPerPage).map((result) => (
          <ResultItem key={result.id} result={result} />
        ))}
      </ol>
      <MoreResults
        results={results}
        shown={shown}
        onPress={() => {
          firstNew.current = length;
          results.showMore();
        }}
      />
    </>
  );
}

/**
 * One result: the heading that it leads to, what stands above that, and the text around what was found. The first of a
 * page names the page.
 *
 * The texts come from either engine as HTML, escaped when the index was made and marked since; React would show
 * their tags.
 */
function ResultItem({result: {url, title, path, snippet, isPage, group}}: {result: Grouped}): ReactNode {
  const toPath = useResultPath();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by the engine, see above
  const link = <Link to={toPath(url)} dangerouslySetInnerHTML={{__html: title}} />;
  return (
    <li className={clsx(styles.result, group && styles.first)}>
      {group && (
        <div className={styles.group}>
          <h2 className={styles.pageTitle}>{isPage ? link : <Marked html={group.page} />}</h2>
          {group.section && <Marked html={group.section} className={styles.section} />}
        </div>
      )}
      {!isPage && <h3 className={styles.heading}>{link}</h3>}
      {path.length > 2 && (
        <p className={styles.path}>
          {path.slice(2).map((text, level) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a level is what its place says
            <Marked key={level} html={text} />
          ))}
        </p>
      )}
      {snippet && (
        <p className={styles.snippet}>
          <Marked html={snippet} />
        </p>
      )}
    </li>
  );
}

function Marked({html, className}: {html: string; className?: string}): ReactNode {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by the engine, see above
  return <span className={className} dangerouslySetInnerHTML={{__html: html}} />;
}

interface MoreProps {
  results: Results;
  shown: Shown;
  /** Called when the reader asks for more instead of scrolling. */
  onPress: () => void;
}

/** The end of the list: more results come when it gets near, or at the press of a button. */
function MoreResults({results, shown, onPress}: MoreProps): ReactNode {
  const {awaited, failed, showMore, retry} = results;
  const end = useRef<HTMLDivElement>(null);
  const isStalled = useIsStalled(awaited !== undefined && !isFirst(awaited));
  useNearEnd(end, showMore, shown.hasMore && !awaited && !failed);
  const count = shown.results.length;
  return (
    <div ref={end} className={styles.end}>
      <p role="status">
        {isStalled && <Fetching />}
        {!isStalled && shown.pages > 1 && (
          <Translate
            id="searchPage.shown"
            description="The search page: how much of the list is there after more of it has come"
            values={{shown: count, count: Math.max(count, shown.count)}}
          >
            {'{shown} of {count} shown'}
          </Translate>
        )}
      </p>
      {failed && <FetchError retry={retry} />}
      {shown.hasMore && !failed && (
        <button type="button" className="button button--primary" onClick={onPress}>
          <Translate id="searchPage.more" description="Button of the search page that adds to the list">
            More results
          </Translate>
        </button>
      )}
    </div>
  );
}

/** How far below the window an element counts as near, as a share of the window's height. */
const margin = '50%';

/**
 * Calls back when an element comes near the window.
 *
 * @param isWatching Off while nothing can be done about it; when it is switched on, an element that is near already
 *   counts.
 */
function useNearEnd(element: RefObject<HTMLElement | null>, onNear: () => void, isWatching: boolean): void {
  useEffect(() => {
    if (!isWatching || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) onNear();
      },
      {rootMargin: `0px 0px ${margin}`},
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, onNear, isWatching]);
}
