import {writeToClipboard} from '@site/src/components/CopiedNotice/writeToClipboard';
import {type ReactNode, useEffect, useState} from 'react';
import styles from './styles.module.css';

/** How long the button says that it has copied, in milliseconds. */
const noticeTime = 2000;

/** Copies a text. */
export function CopyText({text, label}: {text: string; label: string}): ReactNode {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(''), noticeTime);
    return () => clearTimeout(timer);
  }, [said]);

  async function copy(): Promise<void> {
    setSaid(
      await writeToClipboard(text).then(
        () => 'Copied',
        () => 'The browser does not allow it',
      ),
    );
  }
  return (
    <span className={styles.copy}>
      <span role="status" className={styles.hint}>
        {said}
      </span>
      <button type="button" className={styles.quiet} onClick={() => void copy()}>
        {label}
      </button>
    </span>
  );
}
