import Link from '@docusaurus/Link';
import {useResultPath} from '@site/src/components/SearchBar/useResultPath';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import type {Result} from './toResult';

/**
 * One result: the heading that it leads to, what stands above that, and the text around what was found.
 *
 * The texts come from either engine as HTML, escaped when the index was made and marked since; React would show
 * their tags.
 */
export function ResultItem({result: {url, title, path, snippet}}: {result: Result}): ReactNode {
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
