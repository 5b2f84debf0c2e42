import {useEffect, useReducer} from 'react';
import {everythingFetched} from '@site/plugins/framework/static-html/client/awaited';

/** Renders once more when what a component lacks has been fetched, or could not be: after a retry nothing awaits it. */
export function useArrival(isThere: boolean): void {
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isThere) everythingFetched().then(refresh, refresh);
  }, [isThere]);
}
