/*
 * Override: eject of @theme/NavbarItem/DocNavbarItem, theme-classic 3.10.2
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-theme-classic/src/theme/NavbarItem/DocNavbarItem.tsx
 * Why: the original marks an item as current on every page of its sidebar. All pages share one sidebar, so
 * all items would be marked on all pages; here an item is current in its own area of the addresses. Which page is open
 * is looked up by its address: the original tries the pattern of each page of the site, for each item.
 */
import {useActiveVersion, useLayoutDoc} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocNavbarItem';
import type {ReactNode} from 'react';

/** A navbar link to a page, current on all pages of the page's area (`device-sdk/…`). */
export default function DocNavbarItem({docId, label, docsPluginId, ...props}: Props): ReactNode {
  const address = bare(useLocation().pathname);
  const activeDoc = useActiveVersion(docsPluginId)?.docs.find(({path}) => bare(path) === address);
  const doc = useLayoutDoc(docId, docsPluginId);
  if (doc === null || (doc.unlisted && activeDoc?.path !== doc.path)) return null;
  return (
    <DefaultNavbarItem
      exact
      {...props}
      isActive={() => activeDoc !== undefined && areaOf(activeDoc.id) === areaOf(doc.id)}
      label={label ?? doc.id}
      to={doc.path}
    />
  );
}

/** A path without the slash that some have at their end. */
function bare(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path;
}

function areaOf(docId: string): string | undefined {
  return docId.split('/')[0];
}
