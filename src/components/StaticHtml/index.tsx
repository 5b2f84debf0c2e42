import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode, Ref} from 'react';
import type {StaticBlock} from './blocksFromPage';
import {useArrival} from './useArrival';

/** The address of a link, unless it leads out of the site: the framework takes the path of any other host for ours. */
const linkOfSite = /<a [^>]*href="(?![a-z][a-z\d+.-]*:|\/\/)([^"]+)"/gi;

/**
 * HTML that the build made.
 *
 * Its anchors and links are reported to the framework, so that a broken one is found like any other.
 */
export function StaticHtml({
  block: {id, html},
  as: Tag = 'div',
  className = 'api-block',
  ref,
}: {
  block: StaticBlock;
  as?: 'div' | 'span';
  className?: string;
  ref?: Ref<HTMLElement>;
}): ReactNode {
  const {collectAnchor, collectLink} = useBrokenLinks();
  useArrival(html !== '');
  if (typeof window === 'undefined') {
    for (const [, anchor] of html.matchAll(/<[^>]+ id="([^"]+)"/g)) if (anchor) collectAnchor(anchor);
    for (const [, href] of html.matchAll(linkOfSite)) if (href) collectLink(href);
  }
  const marks = {className, 'data-static': id, ref: ref as never};
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by our own build and escaped there
  return <Tag {...marks} dangerouslySetInnerHTML={{__html: html}} />;
}
