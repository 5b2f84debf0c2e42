import {useEffect, useState} from 'react';

/** Time in milliseconds after which a reader notices that they wait. */
const threshold = 300;

/** Whether something has been awaited for so long that it has to be said. */
export function useIsStalled(isAwaited: boolean): boolean {
  const [isStalled, setIsStalled] = useState(false);
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(() => setIsStalled(true), threshold);
    return () => {
      clearTimeout(timer);
      setIsStalled(false);
    };
  }, [isAwaited]);
  return isAwaited && isStalled;
}
