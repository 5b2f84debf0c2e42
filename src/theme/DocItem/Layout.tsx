/*
 * Override: eject of @theme/DocItem/Layout, theme-classic 3.10.2
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-theme-classic/src/theme/DocItem/Layout/index.tsx
 * Why: the original has shares of the window as columns, and on phones the contents above the title, for scripts alone.
 */
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames, useWindowSize} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type {Props} from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import TOCItems from '@theme/TOCItems';
import type {ReactNode} from 'react';

/** A page of the documentation and its contents, which stand beside it or below its title. */
export default function DocItemLayout({children}: Props): ReactNode {
  const {frontMatter, metadata, toc} = useDoc();
  const hasToc = !frontMatter.hide_table_of_contents && toc.length > 0;
  const isPhone = useWindowSize() === 'mobile';
  const label = translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page'});
  return (
    <div className="doc-page">
      <div>
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <article>
          <DocBreadcrumbs />
          <DocVersionBadge />
          <DocItemContent>
            {hasToc && (
              <nav className={ThemeClassNames.docs.docTocMobile} aria-label={label}>
                <details>
                  <summary>{label}</summary>
                  <TOCItems
                    toc={toc}
                    minHeadingLevel={frontMatter.toc_min_heading_level}
                    maxHeadingLevel={frontMatter.toc_max_heading_level}
                  />
                </details>
              </nav>
            )}
            {children}
          </DocItemContent>
          <DocItemFooter />
        </article>
        <DocItemPaginator />
      </div>
      {hasToc && !isPhone && <DocItemTOCDesktop />}
    </div>
  );
}
