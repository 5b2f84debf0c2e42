import {writeToClipboard} from '@site/src/components/CopiedNotice/writeToClipboard';
import {useEffect, useState} from 'react';

/** How long it is said that a text was copied, in milliseconds. */
const noticeTime = 2000;

/** Copies a text when it is asked to; `said` holds for a while what came of it, and is empty otherwise. */
export function useCopyNotice(text: string): {said: string; copy: () => void} {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(''), noticeTime);
    return () => clearTimeout(timer);
  }, [said]);

  function copy(): void {
    void writeToClipboard(text).then((isCopied) =>
      setSaid(isCopied ? 'Copied' : 'The browser does not allow it'),
    );
  }
  return {said, copy};
}
