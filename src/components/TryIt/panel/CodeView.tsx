import clsx from 'clsx';
import type {ReactNode} from 'react';
import {CopyText} from './CopyText';
import styles from './styles.module.css';

interface Props {
  title: ReactNode;
  /** A `span.line` for each line, escaped. */
  html: string;
  /** What is copied, which may be more than is shown. */
  text: string;
  copyLabel: string;
  label: string;
}

/** Code as the pages show it, with a button for all of it. */
export function CodeView({title, html, text, copyLabel, label}: Props): ReactNode {
  return (
    <div className={clsx('theme-code-block', styles.code)}>
      <div className={styles.codeTitle}>
        {title}
        <CopyText text={text} label={copyLabel} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a section would stand in the page's outline */}
      <div role="region" aria-label={label} className={styles.codeScroll}>
        <pre
          className="code-lines thin-scrollbar"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
        >
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: every character of it is escaped */}
          <code dangerouslySetInnerHTML={{__html: html}} />
        </pre>
      </div>
    </div>
  );
}
