import {useCopyNotice} from '@site/src/components/controls/useCopyNotice';
import type {ReactNode} from 'react';

/** Copies a text, and says so beside the button. */
export function CopyButton({text, label}: {text: string; label: string}): ReactNode {
  const {said, copy} = useCopyNotice(text);
  return (
    <>
      <button type="button" className="tool-quiet" onClick={copy}>
        {label}
      </button>
      <span role="status" className="tool-hint">
        {said}
      </span>
    </>
  );
}
