/*
 * Override: wrap of @theme/Navbar, theme-classic 3.10.2
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-theme-classic/src/theme/Navbar/index.tsx
 * Why: without scripts the menu of a narrow window cannot be opened.
 */
import {AreaLinks} from '@site/src/components/AreaLinks';
import Navbar from '@theme-original/Navbar';
import type {ReactNode} from 'react';

export default function NavbarWithAreas(): ReactNode {
  return (
    <>
      <Navbar />
      <AreaLinks />
    </>
  );
}
