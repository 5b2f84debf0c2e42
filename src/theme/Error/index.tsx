/*
 * Override: eject of @theme/Error, core 3.10.2
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus/src/client/theme-fallback/Error/index.tsx
 * Why: the original brings a look of its own, in inline styles.
 */
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import {CrashMessage, type Props} from '@site/src/components/CrashMessage';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/** The last resort when rendering fails: the message in the page's frame, or alone if the frame fails too. */
export default function PageError(props: Props): ReactNode {
  return (
    <RouteContextProvider value={{plugin: {name: 'page-error', id: 'default'}}}>
      <ErrorBoundary fallback={() => <CrashMessage {...props} />}>
        <Head>
          <title>Page Error</title>
        </Head>
        <Layout>
          <CrashMessage {...props} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
