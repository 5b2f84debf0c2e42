import {decoded} from '@site/sandbox/http/decoded';
import leven from 'leven';

/** The path that differs least from the one that was asked for, unless more than a third of it would have to change. */
export function nearestPath(asked: string, paths: readonly string[]): string | undefined {
  const wanted = plain(asked);
  if (wanted === '/') return undefined;
  const ranked = paths.map((path) => ({path, distance: distanceTo(path, wanted)}));
  const [best] = ranked.sort((one, other) => one.distance - other.distance);
  return best && best.distance <= best.path.length / 3 ? best.path : undefined;
}

/** Fewest changed letters; a page that has moved keeps its last part, so the end alone may match as well. */
function distanceTo(path: string, wanted: string): number {
  const known = plain(path);
  const moved = leven(lastPart(known), lastPart(wanted)) + 2;
  return Math.min(leven(known, wanted), moved);
}

function plain(path: string): string {
  return decoded(path)
    .toLowerCase()
    .replace(/\.(?:html?|mdx?)$/, '')
    .replace(/(?<=.)\/+$/, '');
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** What the last part of an address says in words, to be searched for. */
export function wordsOf(path: string): string {
  return lastPart(plain(path)).replace(/[-_+]+/g, ' ');
}
