import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const full = 'M4.9 8.2l2.1 2.1 4-4.4';
const half = 'M8 1.75a6.25 6.25 0 0 1 0 12.5z';
const cross = 'M5.6 5.6l4.8 4.8M10.4 5.6l-4.8 4.8';
const empty = 'M5 8h6';

/** The sign of each rating: the first three judge, the others only say how far something holds. */
const signs = {good: full, limited: half, none: cross, yes: full, partly: half, no: empty};

export interface Props {
  is: keyof typeof signs;
  /** Says the same as the sign, which is not read out. */
  children: ReactNode;
}

/** What a cell of a table says, behind a sign that differs in shape and color. */
export default function Rating({is, children}: Props): ReactNode {
  const sign = signs[is];
  if (!sign) throw new Error(`<Rating is="${is}">: there are ${Object.keys(signs).join(', ')}.`);
  return (
    <span className={clsx(styles.rating, styles[is])}>
      <svg className={styles.sign} viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="6.25" />
        <path d={sign} />
      </svg>
      {children}
    </span>
  );
}
