import type {PropsWithChildren, ReactNode} from 'react';
import styles from '../ExpectedOutput/styles.module.css';

type Props = PropsWithChildren<{label?: string}>;

/** What to do when the output is not the expected one; folded away until somebody needs it. */
export default function Differs({label = 'If you see something else', children}: Props): ReactNode {
  return (
    <details className={styles.differs}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
