import clsx from 'clsx';
import type {Tone} from '@site/design/schemes';
import type {PropsWithChildren, ReactNode} from 'react';
import styles from './styles.module.css';

const methodTones = {
  GET: 'info',
  POST: 'tip',
  PUT: 'warning',
  PATCH: 'warning',
  DELETE: 'danger',
  OPTIONS: 'info',
  HEAD: 'info',
  TRACE: 'info',
} as const satisfies Record<string, Tone>;

export type Method = keyof typeof methodTones;

/** What a chip names: one of these, such as the scope `read-packets` of an API key or the chip family `nRF52840`. */
type Subject = {method: Method} | {scope: string} | {family: string} | {rtos: string};

/** What stands before a name that is not small. */
const kinds: Record<string, string> = {scope: 'Scope', family: 'Chip', rtos: 'RTOS'};

/** A name that readers look for, set off from the text; `small` in tables and running text. */
export default function Chip({small, ...subject}: Subject & {small?: boolean}): ReactNode {
  const [kind = '', value] = Object.entries(subject)[0] ?? [];
  if (kind === 'method') {
    const tone = methodTones[value as Method];
    const known = Object.keys(methodTones).join(', ');
    if (!tone) throw new Error(`<Chip method="${value}">: there are chips for ${known}.`);
    const classes = clsx(styles.chip, styles.code, styles.small, styles.method, styles[tone]);
    return <span className={classes}>{value}</span>;
  }
  const word = kinds[kind];
  if (!word || !value) throw new Error('<Chip> needs one of: method, scope, family, rtos.');
  return (
    <span className={clsx(styles.chip, kind === 'scope' && styles.code, small && styles.small)}>
      <span className={styles.kind}>{`${word} `}</span>
      {value}
    </span>
  );
}

/** Chips side by side. */
export function Chips({children}: PropsWithChildren): ReactNode {
  return <div className={styles.chips}>{children}</div>;
}
