import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

/**
 * HTML that the build made (plugins/api-reference).
 *
 * Its anchors and links are reported to the framework, so that a broken one is found like any other.
 */
export function StaticHtml({html}: {html: string}): ReactNode {
  const {collectAnchor, collectLink} = useBrokenLinks();
  if (typeof window === 'undefined') {
    for (const [, id] of html.matchAll(/<[^>]+ id="([^"]+)"/g)) if (id) collectAnchor(id);
    for (const [, href] of html.matchAll(/<a [^>]*href="([^"]+)"/g)) if (href) collectLink(href);
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by our own build and escaped there
  return <div className="api-block" dangerouslySetInnerHTML={{__html: html}} />;
}
