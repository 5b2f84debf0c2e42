import {type RefObject, useEffect, useState} from 'react';

/** Whether an element's content is wider than the element, also after a tab is opened or the window resized. */
export function useIsWiderThanBox(box: RefObject<HTMLElement | null>): boolean {
  const [isWider, setIsWider] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setIsWider(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return isWider;
}
