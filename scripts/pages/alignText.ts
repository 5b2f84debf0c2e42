/**
 * Finds each character of a parsed text in what it was parsed from, which may hold more: escapes, quotation marks,
 * indentation.
 *
 * @param value parsed text
 * @param source what it was parsed from
 * @param start offset of the text in the source
 * @returns offset of each character
 */
export function alignText(value: string, source: string, start: number): number[] {
  const offsets: number[] = [];
  let at = start;
  for (const character of value) {
    const wanted = /\s/.test(character) ? /\s/ : undefined;
    let found = at;
    while (found < source.length && !(wanted ? wanted.test(source[found]) : source[found] === character))
      found += 1;
    // A character that was written as an entity stands nowhere: it gets the place of the one before.
    const isMissing = found === source.length || found - at > 200;
    for (let unit = 0; unit < character.length; unit += 1) offsets.push(isMissing ? at : found + unit);
    if (!isMissing) at = found + character.length;
  }
  return offsets;
}
