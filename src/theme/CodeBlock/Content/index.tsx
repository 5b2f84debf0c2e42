/*
 * Override: eject of @theme/CodeBlock/Content, theme-classic 3.10.2
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-theme-classic/src/theme/CodeBlock/Content/index.tsx
 * Why: the original imports Prism (34 KB) to colour code in the browser; here the lines come as HTML.
 */
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';

/** The scrollable lines of a code block. */
export default function CodeBlockContent({className}: {className?: string}): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  const start = metadata.lineNumbersStart;
  return (
    <pre
      ref={wordWrap.codeBlockRef}
      // A block that scrolls sideways must be reachable by keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      className={clsx(className, 'code-lines', 'thin-scrollbar')}
    >
      <code
        className={clsx(start !== undefined && 'numbered')}
        style={start === undefined ? undefined : ({'--first-line': start - 1} as CSSProperties)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written by our own build and escaped there
        dangerouslySetInnerHTML={{__html: metadata.codeInput}}
      />
    </pre>
  );
}
