import type {PropsWithChildren, ReactNode} from 'react';
import styles from './styles.module.css';

export default function Chips({children}: PropsWithChildren): ReactNode {
  return <div className={styles.chips}>{children}</div>;
}
