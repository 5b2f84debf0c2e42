import clsx from 'clsx';
import type {PropsWithChildren, ReactNode} from 'react';
import chip from '../Chip/styles.module.css';
import styles from '../Release/styles.module.css';

const kinds = {
  New: [chip.tip, styles.added],
  Changed: [chip.info, styles.changed],
  Breaking: [chip.danger, styles.breaking],
  Fixed: [styles.fixed],
};

/** The changes of one kind in a `Release`, as a Markdown list. */
export default function Changes({kind, children}: PropsWithChildren<{kind: keyof typeof kinds}>): ReactNode {
  const classes = kinds[kind];
  if (!classes) throw new Error(`<Changes kind="${kind}">: there are ${Object.keys(kinds).join(', ')}.`);
  return (
    <div className={styles.changes}>
      <p className={clsx(chip.chip, chip.small, classes)}>
        <strong>{kind}</strong>
      </p>
      <div>{children}</div>
    </div>
  );
}
