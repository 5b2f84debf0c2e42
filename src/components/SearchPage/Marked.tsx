import type {ReactNode} from 'react';

/**
 * A text of an engine, which comes as HTML: escaped when the index was made, and marked since. React would show its
 * tags.
 */
export function Marked({html, className}: {html: string; className?: string}): ReactNode {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by the engine, see above
  return <span className={className} dangerouslySetInnerHTML={{__html: html}} />;
}
