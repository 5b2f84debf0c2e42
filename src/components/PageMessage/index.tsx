import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  title: ReactNode;
  /** What happened and what the reader can do. */
  children: ReactNode;
  /** Stands beside the message where there is room, below it where there is none. */
  aside?: ReactNode;
  className?: string;
}

/** A page that has nothing to show but a message: not found, crashed, not loaded. */
export function PageMessage({title, children, aside, className}: Props): ReactNode {
  return (
    <main className={clsx('container', styles.page, className)}>
      <div className={styles.message}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
      {aside}
    </main>
  );
}
