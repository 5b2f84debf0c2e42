import type {ReactNode} from 'react';
import styles from '../ExpectedOutput/styles.module.css';

export interface Props {
  /** What the reader presses. */
  label?: string;
  /** What to do then. */
  children: ReactNode;
}

/** What to do when the output is not the expected one; folded away until somebody needs it. */
export default function Differs({label = 'If you see something else', children}: Props): ReactNode {
  return (
    <details className={styles.differs}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
