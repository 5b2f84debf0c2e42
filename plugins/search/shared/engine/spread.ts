/** Hits that a reader sees first, and most of them that one page may have. */
const first = 20;
const mostOfPage = 3;

/**
 * Lets the first hits come from several pages: what a page has beyond its share stands after them, in its order. Where
 * fewer than three pages match, each keeps its place.
 */
export function spread<T>(hits: readonly T[], pageOf: (hit: T) => string): T[] {
  if (new Set(hits.map(pageOf)).size < 3) return [...hits];
  const shown = new Map<string, number>();
  const front: T[] = [];
  const rest: T[] = [];
  for (const hit of hits) {
    const count = shown.get(pageOf(hit)) ?? 0;
    if (front.length < first && count < mostOfPage) front.push(hit);
    else rest.push(hit);
    shown.set(pageOf(hit), count + 1);
  }
  return [...front, ...rest];
}
