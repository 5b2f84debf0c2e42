import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  headers: [name: string, value: string][];
  /** Whether a browser leaves out what the server does not expose to other sites. */
  isCrossOrigin: boolean;
}

/** Headers of an answer, folded. */
export function HeaderList({headers, isCrossOrigin}: Props): ReactNode {
  return (
    <details className={styles.fold}>
      <summary>
        {headers.length} {headers.length === 1 ? 'header' : 'headers'}
      </summary>
      <dl className={styles.headers}>
        {headers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
      {isCrossOrigin && (
        <p className={styles.hint}>
          A browser shows a page only the headers that the server exposes to other sites.
        </p>
      )}
    </details>
  );
}
