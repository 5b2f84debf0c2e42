import {translate} from '@docusaurus/Translate';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import {type ReactNode, useEffect, useState} from 'react';
import {announceCopied} from '@site/src/components/CopiedNotice/announceCopied';
import {writeToClipboard} from '@site/src/components/CopiedNotice/writeToClipboard';
import {pastableCodeOf} from '@site/plugins/content/highlight/shared/codeHtml';

/** How long the button says that it has copied, in milliseconds. */
const noticeTime = 1500;

/** Copies a block's code to the clipboard. */
export function CopyButton({html}: {html: string}): ReactNode {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), noticeTime);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy(): Promise<void> {
    const isWritten = await writeToClipboard(pastableCodeOf(html));
    if (isWritten) setIsCopied(true);
    else await announceCopied(false);
  }
  const label = isCopied
    ? translate({
        id: 'theme.CodeBlock.copied',
        message: 'Copied',
        description: 'The copied button label on code blocks',
      })
    : translate({
        id: 'theme.CodeBlock.copyButtonAriaLabel',
        message: 'Copy code to clipboard',
        description: 'The ARIA label for copy code blocks button',
      });
  return (
    <button type="button" className="clean-btn" aria-label={label} title={label} onClick={() => void copy()}>
      {isCopied ? <IconSuccess aria-hidden="true" /> : <IconCopy aria-hidden="true" />}
    </button>
  );
}
