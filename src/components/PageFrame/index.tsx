import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

interface Props {
  /** Name by which styles may know what stands in for a page. */
  name: string;
  children: ReactNode;
}

/** Navbar and footer around what stands in for a page that brings neither. */
export function PageFrame({name, children}: Props): ReactNode {
  return (
    <RouteContextProvider value={{plugin: {name, id: 'default'}}}>
      <Layout>{children}</Layout>
    </RouteContextProvider>
  );
}
