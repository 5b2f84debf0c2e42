import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  href: string;
  label: string;
  /** Set by the framework in the side menu. */
  mobile?: boolean;
}

/** Opens the product's dashboard; a navbar item of the type `custom-dashboardButton`. */
export default function DashboardButton({href, label, mobile = false}: Props): ReactNode {
  const button = (
    <Link className={clsx(styles.button, !mobile && styles.inNavbar)} href={href}>
      {label}
    </Link>
  );
  return mobile ? <li className={styles.inMenu}>{button}</li> : button;
}
