import {writeToClipboard} from '@site/src/components/CopiedNotice/writeToClipboard';
import {type ReactNode, useEffect, useState} from 'react';

/** How long the button says that it has copied, in milliseconds. */
const noticeTime = 2000;

/** Copies a text, and says so in the button's place. */
export function CopyButton({text, label}: {text: string; label: string}): ReactNode {
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
        () => 'The browser refused',
      ),
    );
  }
  return (
    <>
      <button type="button" className="tool-quiet" onClick={() => void copy()}>
        {label}
      </button>
      <span role="status" className="tool-hint">
        {said}
      </span>
    </>
  );
}
