/*
 * Override: wrap of @theme/DocItem/Footer, theme-classic 3.10.2
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-theme-classic/src/theme/DocItem/Footer/index.tsx
 * Why: each page asks whether it helped, before the link to edit it.
 */
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {PageFeedback} from '@site/src/components/PageFeedback';
import Footer from '@theme-original/DocItem/Footer';
import type {ReactNode} from 'react';

/** What stands at the end of each page of the documentation. */
export default function DocItemFooter(): ReactNode {
  const {permalink} = useDoc().metadata;
  return (
    <>
      <PageFeedback key={permalink} page={permalink} />
      <Footer />
    </>
  );
}
