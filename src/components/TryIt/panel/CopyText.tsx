import {useCopyNotice} from '@site/src/components/controls/useCopyNotice';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Copies a text, and says so in front of the button. */
export function CopyText({text, label}: {text: string; label: string}): ReactNode {
  const {said, copy} = useCopyNotice(text);
  return (
    <span className={styles.copy}>
      <span role="status" className={styles.hint}>
        {said}
      </span>
      <button type="button" className={styles.quiet} onClick={copy}>
        {label}
      </button>
    </span>
  );
}
