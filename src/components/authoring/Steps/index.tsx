import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** One numbered Markdown list. */
  children: ReactNode;
}

/** A numbered list as a procedure: big numbers on a line, room for code and output in each step. */
export default function Steps({children}: Props): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
