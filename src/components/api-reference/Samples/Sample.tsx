import type {SampleLanguage} from '@site/plugins/api-reference/samples/shared/literals';
import CodeBlock from '@site/src/components/CodeBlock';
import type {StaticBlock} from '@site/src/components/StaticHtml/blocksFromPage';
import type {ReactNode} from 'react';
import {fillIn} from './fillIn';

interface Props {
  block: StaticBlock;
  language: SampleLanguage;
  /** What the reader has typed, by the name of the variable that it stands for. */
  values: Record<string, string>;
}

/** A call in one language, with the reader's own values where there are any. */
export function Sample({block, language, values}: Props): ReactNode {
  const html = fillIn(block.html, language, values);
  if (html === block.html) return <CodeBlock block={block} language={language} />;
  // No page may take what a reader typed for HTML of the build; nor may monitoring record it.
  return <CodeBlock block={{id: '', html}} language={language} className="nr-block" />;
}
