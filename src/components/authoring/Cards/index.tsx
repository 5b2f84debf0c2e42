import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** `Card` elements. */
  children: ReactNode;
}

/** A grid of link cards, as many side by side as have room. */
export default function Cards({children}: Props): ReactNode {
  return <ul className={styles.cards}>{children}</ul>;
}
