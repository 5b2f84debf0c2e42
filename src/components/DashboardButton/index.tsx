import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {href: string; label: string; mobile?: boolean};

/** Opens the product's dashboard; a navbar item of the type `custom-dashboardButton`, `mobile` in the side menu. */
export default function DashboardButton({href, label, mobile = false}: Props): ReactNode {
  const button = (
    <Link className={clsx(styles.button, !mobile && styles.inNavbar)} href={href}>
      {label}
    </Link>
  );
  return mobile ? <li className={styles.inMenu}>{button}</li> : button;
}
