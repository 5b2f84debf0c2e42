import Translate from '@docusaurus/Translate';
import {type ReactNode, useRef} from 'react';
import {FetchError} from './FetchError';
import {Fetching} from './Fetching';
import {isFirst, type Shown} from './reduceResults';
import styles from './styles.module.css';
import {useIsStalled} from './useIsStalled';
import {useNearEnd} from './useNearEnd';
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
