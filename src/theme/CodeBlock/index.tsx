/*
 * Override: eject of @theme/CodeBlock, theme-classic 3.10.2
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-theme-classic/src/theme/CodeBlock/index.tsx
 * Why: the original highlights in the browser; here the HTML comes from the build (plugins/code-highlight).
 */
import {CodeBlockContextProvider, useCodeWordWrap} from '@docusaurus/theme-common/internal';
import Layout from '@theme/CodeBlock/Layout';
import type {ReactNode} from 'react';
import {codeOf, escapeHtml} from './codeHtml';

export interface Props {
  /** Highlighted code, a `span.line` for each line. */
  html?: string;
  language?: string;
  title?: ReactNode;
  lineNumbersStart?: number;
  className?: string;
  /** Code that a component passes at run time; shown without colours. */
  children?: ReactNode;
}

/** A code block with title, copy and word-wrap buttons, highlighted before it reaches the browser. */
export default function CodeBlock({
  children,
  language = 'text',
  title,
  lineNumbersStart,
  className,
  ...props
}: Props): ReactNode {
  const wordWrap = useCodeWordWrap();
  const html = props.html ?? escapeHtml(String(children ?? ''));
  const code = codeOf(html);
  const metadata = {
    codeInput: html,
    code,
    className: className ?? `language-${language}`,
    language,
    title,
    lineNumbersStart,
    lineClassNames: {},
  };
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <Layout />
    </CodeBlockContextProvider>
  );
}
