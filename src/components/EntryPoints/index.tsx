import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {entryPoints} from './entryPoints';
import styles from './styles.module.css';

export function EntryPoints(): ReactNode {
  return (
    <nav aria-label="Parts of the documentation" data-entry-points>
      <ul className={styles.list}>
        {entryPoints.map(({label, text, to}) => (
          <li key={to} className={styles.item}>
            <Link className={styles.link} to={to}>
              <span className={styles.label}>{label}</span>
              <span className={styles.text}>{text}</span>
              <svg className={styles.arrow} width="16" viewBox="0 0 16 16" aria-hidden="true">
                <path d="m6 3 5 5-5 5" />
              </svg>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
