import {type RefObject, startTransition, useEffect, useState} from 'react';

/** Whether an element's content is wider than the element, also after a tab is opened or the window resized. */
export function useIsWiderThanBox(box: RefObject<HTMLElement | null>): boolean {
  const [isWider, setIsWider] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const isNow = element.scrollWidth > element.clientWidth;
      // A page has dozens of blocks, and all are measured at once.
      startTransition(() => setIsWider(isNow));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return isWider;
}
