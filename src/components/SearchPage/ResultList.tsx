import Translate from '@docusaurus/Translate';
import {type ReactNode, useEffect, useRef} from 'react';
import {PageResult} from './PageResult';
import type {FoundPage} from './results';
import styles from './styles.module.css';

/** Pages that come into the list at once, and how many are too few for a step of their own. */
const pagesPerStep = 10;
const fewPages = 5;

interface Props {
  pages: readonly FoundPage[];
  /** How often the list has grown, from 1. */
  steps: number;
  isAwaited: boolean;
  showMore: () => void;
}

/** What was found, page by page. It grows at its end alone: when that gets near, or at the press of a button. */
export function ResultList({pages, steps, isAwaited, showMore}: Props): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const firstNew = useRef<number>(undefined);
  const most = steps * pagesPerStep;
  const shown = pages.length < most + fewPages ? pages : pages.slice(0, most);
  const {length} = shown;
  const hasMore = length < pages.length;

  useEffect(() => {
    // The button has moved or gone; whoever pressed it goes on where the new pages begin.
    if (firstNew.current === undefined || length <= firstNew.current) return;
    list.current?.children[firstNew.current]?.querySelector('a')?.focus();
    firstNew.current = undefined;
  }, [length]);
  // Each step brings another `showMore`: an end that is still near then counts again.
  useEffect(() => {
    if (!hasMore || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) showMore();
      },
      {rootMargin: '0px 0px 50%'},
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasMore, showMore]);

  function pressMore(): void {
    firstNew.current = length;
    showMore();
  }
  return (
    <>
      <ol ref={list} className={styles.list} aria-busy={isAwaited}>
        {shown.map((page) => (
          <PageResult key={page.url} page={page} />
        ))}
      </ol>
      <div ref={end} className={styles.end}>
        <p role="status">
          {steps > 1 && (
            <Translate
              id="searchPage.shownPages"
              description="The search page: how much of the list is there after more of it has come"
              values={{shown: length, count: pages.length}}
            >
              {'{shown} of {count} pages shown'}
            </Translate>
          )}
        </p>
        {hasMore && (
          <button type="button" className="button button--primary" onClick={pressMore}>
            <Translate id="searchPage.more">More results</Translate>
          </button>
        )}
      </div>
    </>
  );
}
