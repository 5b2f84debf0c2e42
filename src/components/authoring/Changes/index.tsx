import type {PropsWithChildren, ReactNode} from 'react';
import chip from '../Chip/styles.module.css';
import styles from '../Release/styles.module.css';

const kinds = {New: 'tip', Changed: 'info', Breaking: 'danger', Fixed: 'note'} as const;

export type Props = PropsWithChildren<{kind: keyof typeof kinds}>;

/**
 * The changes of one kind in a `Release`, as a Markdown list.
 *
 * @throws Error when there is no such kind
 */
export default function Changes({kind, children}: Props): ReactNode {
  const tone = kinds[kind];
  if (!tone) throw new Error(`<Changes kind="${kind}">: there are ${Object.keys(kinds).join(', ')}.`);
  return (
    <div className={styles.changes}>
      <p className={`${chip.chip} ${chip.small} ${chip[tone]}`}>
        <strong>{kind}</strong>
      </p>
      <div>{children}</div>
    </div>
  );
}
