import type {PropsWithChildren, ReactNode} from 'react';
import styles from './styles.module.css';

/** A grid of link cards (`Card`), as many side by side as have room. */
export default function Cards({children}: PropsWithChildren): ReactNode {
  return <ul className={styles.cards}>{children}</ul>;
}
