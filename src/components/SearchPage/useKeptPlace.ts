import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect, useLayoutEffect, useRef} from 'react';

/** How far a reader has come in the list. */
interface Place {
  /** How often the list had grown. */
  steps: number;
  /** What was scrolled away above, in pixels. */
  top: number;
  /** Addresses of the pages of which all results are shown. */
  unfolded: readonly string[];
}

/** The place that was kept with the current history entry, as far as one was. */
export function readPlace(): Partial<Place> {
  return window.history.state?.searchPlace ?? {};
}

/** Keeps a place with the current history entry, where it outlives reloads; a new query forgets it. */
function keepPlace(place: Partial<Place>): void {
  // Not through the router, which would render the whole page at each scroll.
  window.history.replaceState({...window.history.state, searchPlace: {...readPlace(), ...place}}, '');
}

// Opened over itself, a page gets what was kept with the one before: what is opened anew begins at its top.
const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (opening?.type === 'navigate') window.history.replaceState({...window.history.state, searchPlace: {}}, '');

/** Keeps whether all results of a page are shown. */
export function keepFold(url: string, isOpen: boolean): void {
  const others = (readPlace().unfolded ?? []).filter((one) => one !== url);
  keepPlace({unfolded: isOpen ? [...others, url] : others});
}

/** Pause after scrolling, in milliseconds; browsers refuse to be written to at every step. */
const pause = 120;

/**
 * Leads a reader who comes back to a list, or reloads it, to where they were; one who opens a new one, to its top.
 *
 * @param steps How often the list has grown, from 1; 0 while it is awaited.
 */
export function useKeptPlace(steps: number): void {
  const history = useHistory();
  const location = useLocation();
  const top = useRef<number>(undefined);

  function restore(): void {
    if (steps === 0 || top.current === undefined) return;
    window.scrollTo({top: top.current, behavior: 'instant'});
    top.current = undefined;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever an entry of the history is entered
  useEffect(() => {
    top.current = readPlace().top;
    if (history.action === 'PUSH') window.scrollTo({top: 0, behavior: 'instant'});
    // Back before the next page came, the list is still there, but the framework has scrolled it to its top.
    restore();
  }, [location, history]);

  useLayoutEffect(restore, [steps]);

  useEffect(() => {
    if (steps === 0) return;
    let timer = window.setTimeout(keep);
    function keep(): void {
      keepPlace({steps, top: window.scrollY});
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
  }, [steps]);
}
