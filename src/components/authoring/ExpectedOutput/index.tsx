import type {PropsWithChildren, ReactNode} from 'react';
import styles from './styles.module.css';

/** What a command prints when it worked, told apart from what readers type: a fenced block, and perhaps a `Differs`. */
export default function ExpectedOutput({
  label = 'You see',
  children,
}: PropsWithChildren<{label?: string}>): ReactNode {
  return (
    <div className={styles.output}>
      <div className={styles.label}>{label}</div>
      {children}
    </div>
  );
}
