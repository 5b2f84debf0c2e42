import Translate from '@docusaurus/Translate';
import {type ReactNode, type RefObject, useEffect, useRef} from 'react';
import {FetchError, Fetching, useIsStalled} from './Fetching';
import {isFirst, type Shown} from './reduceResults';
import styles from './styles.module.css';
import type {Results} from './useResults';

export interface Props {
  results: Results;
  shown: Shown;
  /** Called when the reader asks for more instead of scrolling. */
  onPress: () => void;
}

/** The end of the list: more results come when it gets near, or at the press of a button. */
export function MoreResults({results, shown, onPress}: Props): ReactNode {
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
