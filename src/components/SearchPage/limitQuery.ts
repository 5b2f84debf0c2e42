/** Longest query in UTF-16 units, which is what `maxlength` of a field counts. */
export const queryLimit = 512;

/** A query cut to the limit; a character of two units is left out whole. */
export function limitQuery(query: string): string {
  return query.slice(0, queryLimit).replace(/[\uD800-\uDBFF]$/, '');
}
