import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {PropsWithChildren, ReactNode} from 'react';
import styles from '../Cards/styles.module.css';

type Props = PropsWithChildren<{title: string; href: string}>;

/** A link with one or two sentences about where it leads, without links: the whole card can be pressed. */
export default function Card({title, href, children}: Props): ReactNode {
  return (
    <li className={clsx('card', styles.card)}>
      <Link className={styles.title} to={href}>
        {title}
      </Link>
      {children && <div className={styles.text}>{children}</div>}
    </li>
  );
}
