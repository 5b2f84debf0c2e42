import type {PropsWithChildren, ReactNode} from 'react';
import styles from './styles.module.css';

type Labeled = PropsWithChildren<{label?: string}>;

/** What a command prints when it worked, told apart from what readers type: a fenced block, and perhaps a `Differs`. */
export default function ExpectedOutput({label = 'Output', children}: Labeled): ReactNode {
  return (
    <div className={styles.output}>
      <div className={styles.label}>{label}</div>
      {children}
    </div>
  );
}

/** What to do when the output is not the expected one; folded away until somebody needs it. */
export function Differs({label = 'If you see something else', children}: Labeled): ReactNode {
  return (
    <details className={styles.differs}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
