import type {ReactNode} from 'react';
import styles from './Inventory.module.css';

interface Props {
  id: string;
  title: string;
  children: ReactNode;
}

/** One kind of part, under a heading that can be linked to. */
export function Section({id, title, children}: Props): ReactNode {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
