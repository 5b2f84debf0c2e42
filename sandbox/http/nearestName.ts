import leven from 'leven';

/** The longest name that is compared, since the time for it grows with its length. */
const longest = 64;

/** The known name that somebody may have meant; undefined when none shares half of its letters. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  if (name.length > longest) return undefined;
  const [nearest] = known
    .map((candidate) => ({candidate, distance: leven(name, candidate)}))
    .filter(({candidate, distance}) => distance <= Math.max(name.length, candidate.length) / 2)
    .sort((left, right) => left.distance - right.distance);
  return nearest?.candidate;
}

/** What an error adds to a name that nothing has: the name that is closest to it, with a space in front, or nothing. */
export function meant(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? '' : ` Did you mean ${nearest}?`;
}
