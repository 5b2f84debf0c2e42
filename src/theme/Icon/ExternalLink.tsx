/*
 * Override: eject of @theme/Icon/ExternalLink, theme-classic 3.10.2
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-theme-classic/src/theme/Icon/ExternalLink/index.tsx
 * Why: the original is filled and stands above the line; all icons of the site are drawn in strokes.
 */
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** Says that a link leads out of the site. */
export default function ExternalLinkIcon(): ReactNode {
  return (
    <svg
      role="img"
      className="external-icon"
      viewBox="0 0 16 16"
      aria-label={translate({id: 'theme.IconExternalLink.ariaLabel', message: '(opens in new tab)'})}
    >
      <path d="M9.5 2H14v4.5M14 2 7.5 8.5M12 9.5V13a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1h3.5" />
    </svg>
  );
}
