import {type RefObject, useEffect} from 'react';

/** How far below the window an element counts as near, as a share of the window's height. */
const margin = '50%';

/**
 * Calls back when an element comes near the window.
 *
 * @param isWatching Off while nothing can be done about it; when it is switched on, an element that is near already
 *   counts.
 */
export function useNearEnd(
  element: RefObject<HTMLElement | null>,
  onNear: () => void,
  isWatching: boolean,
): void {
  useEffect(() => {
    if (!isWatching || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) onNear();
      },
      {rootMargin: `0px 0px ${margin}`},
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, onNear, isWatching]);
}
