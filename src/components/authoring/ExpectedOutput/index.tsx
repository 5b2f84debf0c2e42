import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** What stands above the output. */
  label?: string;
  /** One fenced code block without a title, and below it a `Differs` if there is something to say. */
  children: ReactNode;
}

/** What a command prints when it worked, told apart from what readers type. */
export default function ExpectedOutput({label = 'You see', children}: Props): ReactNode {
  return (
    <div className={styles.output}>
      <div className={styles.label}>{label}</div>
      {children}
    </div>
  );
}
