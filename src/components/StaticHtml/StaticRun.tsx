import {useHistory} from '@docusaurus/router';
import {type ReactNode, useEffect, useRef} from 'react';
import {StaticHtml} from '.';
import type {StaticBlock} from './blocksFromPage';
import {followLinks} from './followLinks';

/**
 * Running text that the build has taken out of the page's script (`plugins/framework/static-html/rehypeStaticRuns.ts`), with
 * links that behave like the framework's.
 */
export default function StaticRun({block}: {block: StaticBlock}): ReactNode {
  const {html} = block;
  const history = useHistory();
  const box = useRef<HTMLElement>(null);
  useEffect(() => (html && box.current ? followLinks(box.current, history) : undefined), [html, history]);
  return <StaticHtml ref={box} block={block} className="static-run" />;
}
