import {useLocation} from '@docusaurus/router';
import {useEffect, useRef} from 'react';

/** Renders again when the reader goes to another page: what caught the crash would go on showing it there. */
export function useTryAgainElsewhere(tryAgain: () => void): void {
  const {pathname} = useLocation();
  const crashedAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashedAt.current) tryAgain();
  }, [pathname, tryAgain]);
}
