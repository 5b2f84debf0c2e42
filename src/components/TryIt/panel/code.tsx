import {escapeCode, indentOf} from '@site/plugins/content/highlight/shared/codeHtml';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import {CopyButton} from './buttons';
import styles from './styles.module.css';

interface Props {
  language: 'bash' | 'json' | 'text';
  title: ReactNode;
  label: string;
  text: string;
  /** What is shown of it; all is copied. */
  shown?: string;
  copyLabel: string;
}

/** Code as the pages show it, with a button for all of it. */
export function CodeView({language, title, text, shown = text, copyLabel, label}: Props): ReactNode {
  const html = language === 'json' ? highlightJson(shown) : plainLines(shown);
  return (
    <div className={clsx('theme-code-block', `language-${language}`, styles.code)}>
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

/** Longer texts are shown without colors, which would be drawn anew at each key. */
const longText = 20_000;

/** A text field as high as its text; behind the field, whose own text is transparent, stands the same in colors. */
export function Editor({language, ...field}: ComponentProps<'textarea'> & {language: 'json' | 'text'}) {
  // The space gives a last line that is empty its height.
  const text = `${field.value} `;
  const html = language === 'json' && text.length < longText ? highlightJson(text) : escapeCode(text);
  return (
    <div className={styles.editor}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: every character of it is escaped */}
      <pre aria-hidden="true" dangerouslySetInnerHTML={{__html: html}} />
      <textarea {...field} />
    </div>
  );
}

/** A name, a text, a word or a number; in formatted JSON none of them goes over the end of a line. */
const tokens = /("(?:[^"\\]|\\.)*")(?=(\s*:)?)|\b(true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Formatted JSON as HTML with the classes of `src/css/code.css`, a `span.line` for each line. */
export function highlightJson(json: string): string {
  return withLines(json, (line) =>
    escapeCode(line).replace(tokens, (token, text?: string, colon?: string, word?: string) => {
      const kind = colon ? 'property' : text ? 'string' : word ? 'keyword' : 'number';
      return `<span class="token ${kind}">${token}</span>`;
    }),
  );
}

/** Any text as HTML, a `span.line` for each line. */
export function plainLines(text: string): string {
  return withLines(text, escapeCode);
}

function withLines(text: string, toHtml: (line: string) => string): string {
  const lines = text.split('\n').map((line) => `<span class="line"${indentOf(line)}>${toHtml(line)}`);
  return `${lines.join('\n</span>')}</span>`;
}
