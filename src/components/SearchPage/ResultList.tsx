import Translate from '@docusaurus/Translate';
import {type ReactNode, type RefObject, useEffect, useRef} from 'react';
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

/** What was found, page by page. It grows at its end alone. */
export function ResultList({pages, steps, isAwaited, showMore}: Props): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const firstNew = useRef<number>(undefined);
  const end = steps * pagesPerStep;
  const shown = pages.length < end + fewPages ? pages : pages.slice(0, end);
  const {length} = shown;

  useEffect(() => {
    // The button has moved or gone; whoever pressed it goes on where the new pages begin.
    if (firstNew.current === undefined || length <= firstNew.current) return;
    list.current?.children[firstNew.current]?.querySelector('a')?.focus();
    firstNew.current = undefined;
  }, [length]);

  return (
    <>
      <ol ref={list} className={styles.list} aria-busy={isAwaited}>
        {shown.map((page) => (
          <PageResult key={page.url} page={page} />
        ))}
      </ol>
      <End
        shown={length}
        count={pages.length}
        hasGrown={steps > 1}
        showMore={showMore}
        onPress={() => {
          firstNew.current = length;
          showMore();
        }}
      />
    </>
  );
}

interface EndProps {
  /** Pages in the list, and in all. */
  shown: number;
  count: number;
  hasGrown: boolean;
  showMore: () => void;
  /** Called when the reader asks for more instead of scrolling. */
  onPress: () => void;
}

/** The end of the list: more pages come when it gets near, or at the press of a button. */
function End({shown, count, hasGrown, showMore, onPress}: EndProps): ReactNode {
  const end = useRef<HTMLDivElement>(null);
  useNearEnd(end, showMore, shown < count ? shown : 0);
  return (
    <div ref={end} className={styles.end}>
      <p role="status">
        {hasGrown && (
          <Translate
            id="searchPage.shownPages"
            description="The search page: how much of the list is there after more of it has come"
            values={{shown, count}}
          >
            {'{shown} of {count} pages shown'}
          </Translate>
        )}
      </p>
      {shown < count && (
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
 * @param state Nothing is watched while it is 0; when it changes, an element that is near already counts again.
 */
function useNearEnd(element: RefObject<HTMLElement | null>, onNear: () => void, state: number): void {
  useEffect(() => {
    if (state === 0 || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) onNear();
      },
      {rootMargin: `0px 0px ${margin}`},
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, onNear, state]);
}
