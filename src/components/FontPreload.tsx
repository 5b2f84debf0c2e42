import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import sans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
import mono from '@fontsource-variable/source-code-pro/files/source-code-pro-latin-wght-normal.woff2';
import type {ReactNode} from 'react';

/** Fetches the faces with the page, instead of after the stylesheet that asks for them; code stands in docs only. */
export function FontPreload(): ReactNode {
  const isDoc = useLocation().pathname.startsWith(useBaseUrl('/docs/'));
  return (
    <Head>
      {(isDoc ? [sans, mono] : [sans]).map((face) => (
        <link key={face} rel="preload" href={face} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
    </Head>
  );
}
