import {ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import IconWordWrap from '@theme/Icon/WordWrap';
import clsx from 'clsx';
import type {ComponentProps, CSSProperties, ReactNode, RefObject} from 'react';
import {startTransition, useEffect, useRef, useState} from 'react';
import {escapeCode, pastableCodeOf} from '@site/plugins/content/highlight/shared/codeHtml';
import {announceCopied, writeToClipboard} from '@site/src/components/CopiedNotice/copyAndAnnounce';
import type {StaticBlock} from '@site/src/components/StaticHtml/blocksFromPage';
import {useArrival} from '@site/src/components/StaticHtml/useArrival';
import {Fold, unfold} from './Fold';
import styles from './styles.module.css';

export interface Props {
  /** Highlighted code, a `span.line` for each line. */
  block?: StaticBlock;
  language?: string;
  title?: ReactNode;
  lineNumbersStart?: number;
  className?: string;
  /** Code of more lines is folded: fewer than 20 hidden lines are not worth a click. */
  mostLines?: number;
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
  mostLines = 36,
  block,
}: Props): ReactNode {
  const html = block?.html ?? escapeCode(String(children ?? ''));
  useArrival(html !== '');
  const lines = useRef<HTMLPreElement>(null);
  const isWide = useIsWiderThanBox(lines);
  // A browser may have found something in it before.
  useEffect(() => unfold({target: lines.current}), []);
  const [isWrapped, setIsWrapped] = useState(false);
  const count = html.split('\n').length;
  const isLong = count > mostLines;
  const linesText = translate({id: 'codeBlock.lines', message: '{count} lines'}, {count});
  // One line has no height for two buttons.
  const canWrap = title || count > 1;
  // Without scripts the buttons would do nothing.
  const isBrowser = useIsBrowser();
  const buttons = isBrowser && (
    <>
      {canWrap && (isWide || isWrapped) && (
        <BlockButton
          label={translate({id: 'theme.CodeBlock.wordWrapToggle', message: 'Toggle word wrap'})}
          icon={IconWordWrap}
          aria-pressed={isWrapped}
          onClick={() => setIsWrapped(!isWrapped)}
        />
      )}
      <CopyButton html={html} />
    </>
  );
  return (
    <div className={clsx(ThemeClassNames.common.codeBlock, styles.block, `language-${language}`, className)}>
      {title && (
        <div className={styles.bar}>
          <span className={styles.title} data-lines={isLong ? linesText : undefined}>
            {title}
          </span>
          {buttons}
        </div>
      )}
      <div className={clsx(styles.content, !title && styles.unnamed, isLong && 'long-code')}>
        <pre
          ref={lines}
          // A block that scrolls sideways must be reachable by keyboard.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
          tabIndex={0}
          className={clsx('code-lines', 'thin-scrollbar', isWrapped && styles.wrapped)}
          onScroll={unfold}
        >
          <code
            className={clsx(start !== undefined && 'numbered')}
            style={start === undefined ? undefined : ({'--first-line': start - 1} as CSSProperties)}
            data-static={block?.id}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: written by our own build and escaped there
            dangerouslySetInnerHTML={{__html: html}}
          />
        </pre>
        {isLong && <Fold count={count} />}
        {!title && buttons && <div className={styles.buttons}>{buttons}</div>}
      </div>
    </div>
  );
}

/** Whether an element's content is wider than the element, also after a tab is opened or the window resized. */
function useIsWiderThanBox(box: RefObject<HTMLElement | null>): boolean {
  const [isWider, setIsWider] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const isNow = element.scrollWidth > element.clientWidth;
      // A page has dozens of blocks, and all are measured at once.
      startTransition(() => setIsWider(isNow));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return isWider;
}

function CopyButton({html}: {html: string}): ReactNode {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), 1500);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy(): Promise<void> {
    const isWritten = await writeToClipboard(pastableCodeOf(html));
    setIsCopied(isWritten);
    await announceCopied(isWritten);
  }
  const label = isCopied
    ? translate({id: 'theme.CodeBlock.copied', message: 'Copied'})
    : translate({id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard'});
  return <BlockButton label={label} icon={isCopied ? IconSuccess : IconCopy} onClick={() => void copy()} />;
}

type ButtonProps = ComponentProps<'button'> & {label: string; icon: typeof IconCopy};

function BlockButton({label, icon: Icon, ...props}: ButtonProps): ReactNode {
  return (
    <button type="button" className="clean-btn" aria-label={label} title={label} {...props}>
      <Icon aria-hidden="true" />
    </button>
  );
}
