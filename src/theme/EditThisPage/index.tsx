/*
 * Override: wrap of @theme/EditThisPage, theme-classic 3.10.2
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-theme-classic/src/theme/EditThisPage/index.tsx
 * Why: the framework has no other place for what a reader can do with a page: edit it, copy it, see its Markdown.
 */
import {PageMarkdown} from '@site/src/components/PageMarkdown';
import EditThisPage from '@theme-original/EditThisPage';
import type {Props} from '@theme/EditThisPage';
import type {ReactNode} from 'react';

/** The link to edit a page, and the page as Markdown. */
export default function PageActions(props: Props): ReactNode {
  return (
    <PageMarkdown>
      <EditThisPage {...props} />
    </PageMarkdown>
  );
}
