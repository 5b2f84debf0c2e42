import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import {useCallback} from 'react';

/** Reduces the address of a result to path and hash; one that is no address is logged and kept as it is. */
export function useResultPath(): (url: string) => string {
  const toPath = useSearchResultUrlProcessor();
  return useCallback(
    (url) => {
      try {
        const address = new URL(url);
        address.search = '';
        return toPath(address.href);
      } catch {
        console.warn(
          `A search result has the address "${url}", which is no absolute URL; it is kept as it is.`,
        );
        return url;
      }
    },
    [toPath],
  );
}
