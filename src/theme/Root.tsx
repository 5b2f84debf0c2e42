/*
 * Override: wrap of @theme/Root, core 3.10.2
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus/src/client/theme-fallback/Root/index.tsx
 * Why: the framework's place for what belongs to every page; here the hint to fetch the fonts at once.
 */
import {FontPreload} from '@site/src/components/FontPreload';
import Root from '@theme-original/Root';
import type {ComponentProps, ReactNode} from 'react';

export default function RootWithFonts(props: ComponentProps<typeof Root>): ReactNode {
  return (
    <>
      <FontPreload />
      <Root {...props} />
    </>
  );
}
