import type {PropsWithChildren, ReactNode} from 'react';
import styles from './styles.module.css';

/** What happens one after the other, on a line: `Milestone` elements in the order of time. */
export default function Timeline({children}: PropsWithChildren): ReactNode {
  return <ol className={styles.timeline}>{children}</ol>;
}
