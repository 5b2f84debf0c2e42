import clsx from 'clsx';
import type {Tone} from '@site/design/schemes';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The tone of each HTTP method's chip. */
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

/** An HTTP method that has a chip. */
export type Method = keyof typeof methodTones;

/** What a chip names: one of these. */
type Subject =
  | {method: Method}
  /** Scope of an API key, such as `read-packets`. */
  | {scope: string}
  /** Chip family, such as `nRF52840`. */
  | {family: string}
  | {rtos: string};

export type Props = Subject & {
  /** For tables and running text: 24 px tall, without the word that says what it names. */
  small?: boolean;
};

const kinds = {scope: 'Scope', family: 'Chip', rtos: 'RTOS'};

/**
 * A name that readers look for, set off from the text.
 *
 * @throws Error when it is given nothing to name, or a method that has no tone
 */
export default function Chip({small, ...subject}: Props): ReactNode {
  const [kind, value] = (Object.entries(subject)[0] ?? []) as [string?, string?];
  const size = small && styles.small;
  if (kind === 'method') {
    const tone = methodTones[value as Method];
    if (!tone)
      throw new Error(
        `<Chip method="${value}">: there are chips for ${Object.keys(methodTones).join(', ')}.`,
      );
    return (
      <span className={clsx(styles.chip, styles.code, styles.small, styles.method, styles[tone])}>
        {value}
      </span>
    );
  }
  const word = kinds[kind as keyof typeof kinds];
  if (!word || !value) throw new Error('<Chip> needs one of: method, scope, family, rtos.');
  return (
    <span className={clsx(styles.chip, kind === 'scope' && styles.code, size)}>
      <span className={styles.kind}>{`${word} `}</span>
      {value}
    </span>
  );
}
