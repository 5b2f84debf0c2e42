import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

/** A stylesheet that the page needs besides the site's; in the browser `keepSheet` has seen to it. */
export function PageSheet({url}: {url: string}): ReactNode {
  if (typeof window !== 'undefined') return null;
  return (
    <Head>
      <link rel="stylesheet" href={url} />
    </Head>
  );
}
