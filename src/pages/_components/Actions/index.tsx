import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The page's one main action, and the way in for those who cannot install anything. */
export function Actions(): ReactNode {
  return (
    <p className={styles.actions}>
      <Link className={styles.main} to="/docs/intro">
        Send your first packet
      </Link>{' '}
      <Link className={styles.second} to="/docs/intro#browser">
        Try it in the browser
      </Link>
    </p>
  );
}
