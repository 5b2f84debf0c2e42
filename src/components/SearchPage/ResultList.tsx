import Link from '@docusaurus/Link';
import {useResultPath} from '@site/src/components/SearchBar/useResultPath';
import {type ReactNode, useEffect, useRef} from 'react';
import {MoreResults} from './MoreResults';
import {isFirst, type Shown} from './reduceResults';
import styles from './styles.module.css';
import type {Result} from './toResult';
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

/**
 * One result: the heading that it leads to, what stands above that, and the text around what was found.
 *
 * The texts come from either engine as HTML, escaped when the index was made and marked since; React would show
 * their tags.
 */
function ResultItem({result: {url, title, path, snippet}}: {result: Result}): ReactNode {
  const toPath = useResultPath();
  return (
    <li className={styles.result}>
      <h2 className={styles.heading}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by the engine, see above */}
        <Link to={toPath(url)} dangerouslySetInnerHTML={{__html: title}} />
      </h2>
      {path.length > 0 && (
        <p className={styles.path}>
          {path.map((text, level) => (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by the engine, see above
            // biome-ignore lint/suspicious/noArrayIndexKey: a level is what its place says
            <span key={level} dangerouslySetInnerHTML={{__html: text}} />
          ))}
        </p>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by the engine, see above */}
      {snippet && <p className={styles.snippet} dangerouslySetInnerHTML={{__html: snippet}} />}
    </li>
  );
}
