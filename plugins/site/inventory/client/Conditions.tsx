import {breakpoints} from '@site/design/measures';
import {type ReactNode, useSyncExternalStore} from 'react';
import styles from './Inventory.module.css';

const widths = Object.entries(breakpoints).reverse();

/** What the page is looked at with: window width and breakpoint. */
export function Conditions(): ReactNode {
  const width = useSyncExternalStore(
    followWindow,
    () => window.innerWidth,
    () => 0,
  );
  const breakpoint = widths.find(([, least]) => width >= least)?.[0];
  return (
    <p className={styles.conditions}>
      Window <output>{width} px</output>, breakpoint <output>{breakpoint}</output>
    </p>
  );
}

function followWindow(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}
