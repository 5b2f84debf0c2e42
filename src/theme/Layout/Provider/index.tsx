/*
 * Override: wrap of @theme/Layout/Provider, theme-classic 3.10.2
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-theme-classic/src/theme/Layout/Provider/index.tsx
 * Why: the one place inside the framework's color mode that every page has; a choice made in another tab,
 * and the system's contrast, are followed from here, and what stands in for a page learns that it has a frame.
 */
import {FollowColors} from '@site/src/components/ColorMode/applyColors';
import {IsInFrame} from '@site/src/components/PageFrame/useSurroundings';
import LayoutProvider from '@theme-original/Layout/Provider';
import type {ComponentProps, ReactNode} from 'react';

export default function ProviderThatFollows({
  children,
  ...props
}: ComponentProps<typeof LayoutProvider>): ReactNode {
  return (
    <LayoutProvider {...props}>
      <FollowColors />
      <IsInFrame value={true}>{children}</IsInFrame>
    </LayoutProvider>
  );
}
