import type {ReactNode} from 'react';
import {StaticHtml} from '.';
import type {StaticBlock} from './blocksFromPage';

/** A term with its definition, inside a line (`plugins/content/glossary`). */
export default function StaticTerm({block}: {block: StaticBlock}): ReactNode {
  return <StaticHtml block={block} as="span" className="term" />;
}
