import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** `Chip` elements. */
  children: ReactNode;
}

/** A row of chips, which goes on in the next line where it has to. */
export default function Chips({children}: Props): ReactNode {
  return <div className={styles.chips}>{children}</div>;
}
