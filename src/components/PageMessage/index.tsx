import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  title: ReactNode;
  children: ReactNode;
  /** Stands beside the message where there is room, below it where there is none. */
  aside?: ReactNode;
  className?: string;
  /** Whether it stands inside a page's `main`. */
  isNested?: boolean;
}

/** A page that has nothing to show but a message: not found, crashed, not loaded. */
export function PageMessage({title, children, aside, className, isNested}: Props): ReactNode {
  const Element = isNested ? 'div' : 'main';
  return (
    <Element className={clsx('container', styles.page, className)}>
      <div className={styles.message}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
      {aside}
    </Element>
  );
}
