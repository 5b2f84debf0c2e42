import type {ReactNode} from 'react';
import type {StaticBlock} from './blocksFromPage';
import StaticRun from './StaticRun';

/** A term with its definition, inside a line (`plugins/content/glossary`). */
export default function StaticTerm({block}: {block: StaticBlock}): ReactNode {
  return <StaticRun block={block} as="span" className="term" />;
}
