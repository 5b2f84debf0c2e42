import Head from '@docusaurus/Head';
import sans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
import type {ReactNode} from 'react';

/** Fetches the text face with the page, instead of after the stylesheet that asks for it. */
export function FontPreload(): ReactNode {
  return (
    <Head>
      <link rel="preload" href={sans} as="font" type="font/woff2" crossOrigin="anonymous" />
    </Head>
  );
}
