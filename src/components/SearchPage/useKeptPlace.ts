import {useHistory} from '@docusaurus/router';
import {useEffect, useLayoutEffect, useRef} from 'react';
import {keepPlace, readPlace} from './place';

/** Pause after scrolling, in milliseconds; browsers refuse to be written to at every step. */
const pause = 120;

/**
 * Leads a reader who comes back to a list, or reloads it, to where they were; one who opens a new one, to its top.
 *
 * @param query The query in the address.
 * @param pages Number of pages in its list; 0 while it is awaited.
 */
export function useKeptPlace(query: string, pages: number): void {
  const history = useHistory();
  const top = useRef<number>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new query is a new list
  useEffect(() => {
    top.current = readPlace()?.top;
    if (history.action === 'PUSH') window.scrollTo({top: 0, behavior: 'instant'});
  }, [query, history]);

  useLayoutEffect(() => {
    if (pages === 0 || top.current === undefined) return;
    window.scrollTo({top: top.current, behavior: 'instant'});
    top.current = undefined;
  }, [pages]);

  useEffect(() => {
    if (pages === 0) return;
    let timer = window.setTimeout(keep);
    function keep(): void {
      keepPlace({pages, top: window.scrollY});
    }
    function onScroll(): void {
      window.clearTimeout(timer);
      timer = window.setTimeout(keep, pause);
    }
    window.addEventListener('scroll', onScroll, {passive: true});
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, [pages]);
}
