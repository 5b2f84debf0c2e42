import {useHistory} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {type ReactNode, useEffect, useRef} from 'react';
import type {StaticBlock} from './blocksFromPage';
import {followLinks} from './followLinks';
import {useArrival} from './useArrival';

/**
 * Running text that the build has taken out of the page's script (`plugins/framework/static-html/rehypeStaticRuns.ts`), with
 * links that behave like the framework's.
 */
export default function StaticRun({block: {id, html}}: {block: StaticBlock}): ReactNode {
  const {collectLink} = useBrokenLinks();
  const history = useHistory();
  const box = useRef<HTMLDivElement>(null);
  useArrival(html !== '');
  useEffect(() => (html && box.current ? followLinks(box.current, history) : undefined), [html, history]);
  if (typeof window === 'undefined') {
    for (const [, href] of html.matchAll(/<a href="([/#][^"]*)"/g)) if (href) collectLink(href);
  }
  return (
    <div
      ref={box}
      className="static-run"
      data-static={id}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written by our own build and escaped there
      dangerouslySetInnerHTML={{__html: html}}
    />
  );
}
