import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {PropsWithChildren, ReactNode} from 'react';
import styles from './styles.module.css';

/** A grid of link cards (`Card`), as many side by side as have room. */
export default function Cards({children}: PropsWithChildren): ReactNode {
  return <ul className={styles.cards}>{children}</ul>;
}

type CardProps = PropsWithChildren<{title: string; href: string}>;

/** A link with one or two sentences about where it leads, without links: the whole card can be pressed. */
export function Card({title, href, children}: CardProps): ReactNode {
  return (
    <li className={clsx('card', styles.card)}>
      <Link className={styles.title} to={href}>
        {title}
      </Link>
      {children && <div className={styles.text}>{children}</div>}
    </li>
  );
}
