/*
 * Override: wrap of @theme/DocSidebarItem/Category, theme-classic 3.10.2
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-theme-classic/src/theme/DocSidebarItem/Category/index.tsx
 * Why: the label of an area is a link without an address, which Lighthouse counts as one that crawlers cannot follow.
 */
import type {Props} from '@theme/DocSidebarItem/Category';
import Category from '@theme-original/DocSidebarItem/Category';
import type {ReactNode} from 'react';

export default function DocSidebarItemCategory(props: Props): ReactNode {
  const {collapsible, href} = props.item;
  return <Category {...props} {...(!collapsible && !href && {role: 'presentation'})} />;
}
