import {hitsPerPage} from './searchRequest';

/** How far a reader has come in the list. */
export interface Place {
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
export function keepPlace(place: Place): void {
  // Not through the router, which would render the whole page at each scroll.
  window.history.replaceState({...window.history.state, searchPlace: place}, '');
}
