import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import Layout from '@theme/Layout';
import type {PropsWithChildren, ReactNode} from 'react';

/** Navbar and footer around what stands in for a page that brings neither, with a name by which styles may know it. */
export function PageFrame({name, children}: PropsWithChildren<{name: string}>): ReactNode {
  return (
    <RouteContextProvider value={{plugin: {name, id: 'default'}}}>
      <Layout>{children}</Layout>
    </RouteContextProvider>
  );
}
