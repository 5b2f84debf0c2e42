import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** `Milestone` elements in the order of time. */
  children: ReactNode;
}

/** What happens one after the other, on a line. */
export default function Timeline({children}: Props): ReactNode {
  return <ol className={styles.timeline}>{children}</ol>;
}
