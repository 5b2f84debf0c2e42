import type {PropsWithChildren, ReactNode} from 'react';
import styles from './styles.module.css';

/** One numbered Markdown list as a procedure: big numbers on a line, room for code and output in each step. */
export default function Steps({children}: PropsWithChildren): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
