/*
 * Override: wrap of @theme/NavbarItem, theme-classic 3.10.2
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-theme-classic/src/theme/NavbarItem/index.tsx
 * Why: in the original one item that fails takes the whole page with it.
 */
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {ErrorCauseBoundary} from '@docusaurus/theme-common';
import {FailedItem} from '@site/src/components/FailedItem';
import NavbarItem from '@theme-original/NavbarItem';
import type {ComponentProps, ReactNode} from 'react';

/** A navbar item. One that fails to render is named in the console, and in its place. */
export default function NavbarItemOnItsOwn(props: ComponentProps<typeof NavbarItem>): ReactNode {
  return (
    <ErrorBoundary fallback={() => <FailedItem {...props} />}>
      <ErrorCauseBoundary
        onError={(cause) => new Error(`This navbar item failed to render: ${JSON.stringify(props)}`, {cause})}
      >
        <NavbarItem {...props} />
      </ErrorCauseBoundary>
    </ErrorBoundary>
  );
}
