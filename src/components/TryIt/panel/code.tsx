import clsx from 'clsx';
import type {ReactNode} from 'react';
import {plainLines} from '../answer/highlightJson';
import {CopyButton} from './fields';
import styles from './styles.module.css';

interface Props {
  title: ReactNode;
  label: string;
  /** A `span.line` for each line, escaped. */
  html: string;
  /** What is copied, which may be more than is shown. */
  text: string;
  copyLabel: string;
}

/** Code as the pages show it, with a button for all of it. */
export function CodeView({title, html, text, copyLabel, label}: Props): ReactNode {
  return (
    <div className={clsx('theme-code-block', styles.code)}>
      <div className={styles.codeTitle}>
        {title}
        <CopyButton text={text} label={copyLabel} />
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

interface CommandProps {
  command: string;
  /** Those that stand for secrets, which a command must not spell out: it ends up in histories, tickets and chats. */
  variables: string[];
  note?: string;
  /** Whether a terminal is the usual way to send this request, so that the command is unfolded. */
  isUsual?: boolean;
}

/** The same request for a terminal. */
export function CurlCommand({command, variables, note = '', isUsual = false}: CommandProps): ReactNode {
  const [which, whose] =
    variables.length === 1 ? ['variable', 'its value is'] : ['variables', 'their values are'];
  return (
    <details className={styles.fold} open={isUsual}>
      <summary>The same request with curl</summary>
      <CodeView
        title="Terminal"
        label="curl command"
        html={plainLines(command)}
        text={command}
        copyLabel="Copy the command"
      />
      <p className={styles.hint}>
        {variables.length > 0 &&
          `Set the ${which} ${variables.join(', ')} before: ${whose} left out here, so that you can pass the command on.`}{' '}
        {note}
      </p>
    </details>
  );
}
