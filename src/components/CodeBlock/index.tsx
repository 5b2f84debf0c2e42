import {ThemeClassNames} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {type CSSProperties, type ReactNode, useRef, useState} from 'react';
import type {StaticBlock} from '@site/src/components/StaticHtml/blocksFromPage';
import {useArrival} from '@site/src/components/StaticHtml/useArrival';
import {CopyButton} from './CopyButton';
import {escapeCode} from '@site/plugins/content/highlight/shared/codeHtml';
import styles from './styles.module.css';
import {useIsWiderThanBox} from './useIsWiderThanBox';
import {WordWrapButton} from './WordWrapButton';

export interface Props {
  /** Highlighted code, a `span.line` for each line. */
  block?: StaticBlock;
  language?: string;
  title?: ReactNode;
  lineNumbersStart?: number;
  className?: string;
  /** Code that a component passes at run time; shown without colors. */
  children?: ReactNode;
}

/** A code block with title, copy and word-wrap buttons, highlighted before it reaches the browser. */
export default function CodeBlock({
  children,
  language = 'text',
  title,
  lineNumbersStart: start,
  className,
  block,
}: Props): ReactNode {
  const html = block?.html ?? escapeCode(String(children ?? ''));
  useArrival(html !== '');
  const lines = useRef<HTMLPreElement>(null);
  const isWide = useIsWiderThanBox(lines);
  const [isWrapped, setIsWrapped] = useState(false);
  // Without scripts the buttons would do nothing.
  const isBrowser = useIsBrowser();
  return (
    <div className={clsx(ThemeClassNames.common.codeBlock, styles.block, `language-${language}`, className)}>
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.content}>
        <pre
          ref={lines}
          // A block that scrolls sideways must be reachable by keyboard.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
          tabIndex={0}
          className={clsx('code-lines', 'thin-scrollbar', isWrapped && styles.wrapped)}
        >
          <code
            className={clsx(start !== undefined && 'numbered')}
            style={start === undefined ? undefined : ({'--first-line': start - 1} as CSSProperties)}
            data-static={block?.id}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: written by our own build and escaped there
            dangerouslySetInnerHTML={{__html: html}}
          />
        </pre>
        {isBrowser && (
          <div className={styles.buttons}>
            {(isWide || isWrapped) && (
              <WordWrapButton isOn={isWrapped} onClick={() => setIsWrapped(!isWrapped)} />
            )}
            <CopyButton html={html} />
          </div>
        )}
      </div>
    </div>
  );
}
