/*
 * Override: wrap of @theme/Navbar, theme-classic 3.10.2
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-theme-classic/src/theme/Navbar/index.tsx
 * Why: without scripts the menu of a narrow window cannot be opened; and a browser that pauses within the navbar would
 * show a part of it, whose items then move.
 */
import Head from '@docusaurus/Head';
import {AreaLinks, areasId} from '@site/src/components/AreaLinks';
import Navbar from '@theme-original/Navbar';
import type {ReactNode} from 'react';

export default function NavbarWithAreas(): ReactNode {
  return (
    <>
      <Head>
        {/* Nothing is shown until what follows the navbar is read. */}
        <link rel="expect" href={`#${areasId}`} blocking="render" />
      </Head>
      <Navbar />
      <AreaLinks />
    </>
  );
}
