/*
 * Override: eject of @theme/Error, core 3.10.2
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus/src/client/theme-fallback/Error/index.tsx
 * Why: the original brings a look of its own, in inline styles.
 */
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {CrashMessage, PlainEntryPoints, type Props} from '@site/src/components/CrashMessage';
import {PageFrame} from '@site/src/components/PageFrame';
import type {ReactNode} from 'react';

/** The last resort when rendering fails: the message in the page's frame, or with a few links if the frame fails too. */
export default function PageError(props: Props): ReactNode {
  return (
    <ErrorBoundary fallback={() => <CrashMessage {...props} aside={<PlainEntryPoints />} />}>
      <PageFrame name="page-error">
        <CrashMessage {...props} />
      </PageFrame>
    </ErrorBoundary>
  );
}
