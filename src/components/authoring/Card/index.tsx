import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from '../Cards/styles.module.css';

interface Props {
  /** Name of the page that the card leads to; the link's accessible name. */
  title: string;
  /** Address on this site, such as `/docs/support`, or a full address elsewhere. */
  href: string;
  /** One or two short sentences without links: the card itself is the link. */
  children?: ReactNode;
}

/** A link with a few words about where it leads; the whole card can be pressed. */
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
