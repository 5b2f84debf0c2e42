import {type ReactNode, useEffect, useRef} from 'react';
import {MoreResults} from './MoreResults';
import {isFirst, type Shown} from './reduceResults';
import {ResultItem} from './ResultItem';
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
        {shown.results.map((result) => (
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
