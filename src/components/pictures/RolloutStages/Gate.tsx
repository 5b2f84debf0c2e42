import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A decision: the next stage begins when what is written beside it holds. */
export function Gate({x, y}: {x: number; y: number}): ReactNode {
  return <path className={styles.gate} d={`M${x} ${y - 8}l8 8-8 8-8-8z`} />;
}
