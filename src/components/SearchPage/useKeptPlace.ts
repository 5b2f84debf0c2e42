import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect, useLayoutEffect, useRef} from 'react';
import {hitsPerPage} from './searchRequest';

/** How far a reader has come in the list. */
interface Place {
  /** Number of pages in the list. */
  pages: number;
  /** What was scrolled away above, in pixels. */
  top: number;
}

/** Most pages that are shown again at once; a reader who had come further starts there. */
const mostPages = 1_000 / hitsPerPage;

/** The place that was kept with the current history entry, if one was. */
export function readPlace(): Place | undefined {
  const place: Partial<Place> | undefined = window.history.state?.searchPlace;
  const pages = Number(place?.pages);
  if (!(pages >= 1)) return undefined;
  return {pages: Math.min(Math.trunc(pages), mostPages), top: Number(place?.top) || 0};
}

/** Keeps a place with the current history entry, where it outlives reloads; a new query forgets it. */
function keepPlace(place: Place): void {
  // Not through the router, which would render the whole page at each scroll.
  window.history.replaceState({...window.history.state, searchPlace: place}, '');
}

/** Pause after scrolling, in milliseconds; browsers refuse to be written to at every step. */
const pause = 120;

/**
 * Leads a reader who comes back to a list, or reloads it, to where they were; one who opens a new one, to its top.
 *
 * @param pages Number of pages in the list; 0 while it is awaited.
 */
export function useKeptPlace(pages: number): void {
  const history = useHistory();
  const location = useLocation();
  const top = useRef<number>(undefined);

  function restore(): void {
    if (pages === 0 || top.current === undefined) return;
    window.scrollTo({top: top.current, behavior: 'instant'});
    top.current = undefined;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever an entry of the history is entered
  useEffect(() => {
    top.current = readPlace()?.top;
    if (history.action === 'PUSH') window.scrollTo({top: 0, behavior: 'instant'});
    // Back before the next page came, the list is still there, but the framework has scrolled it to its top.
    restore();
  }, [location, history]);

  useLayoutEffect(restore, [pages]);

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
