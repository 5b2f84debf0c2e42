import type {PropsWithChildren, ReactNode} from 'react';
import styles from './styles.module.css';

/** A row of chips (`Chip`), which goes on in the next line where it has to. */
export default function Chips({children}: PropsWithChildren): ReactNode {
  return <div className={styles.chips}>{children}</div>;
}
