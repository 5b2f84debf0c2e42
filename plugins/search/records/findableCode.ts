/** Most characters of code that is kept as it stands; programs are longer. */
const longestWhole = 300;

/** Names, paths and addresses; shorter words say nothing of the code that holds them. */
const word = /[\w./:-]{3,}/g;

/**
 * What of a page's code is searched for: a command as it stands, and of a program the names that the page's code has
 * not held before. A reader finds the program by them, and the index stays small enough to be fetched on a phone.
 *
 * @param known words of the page's code so far; those of this code are added
 */
export function findableCode(code: string, known: Set<string>): string {
  const words = new Set(code.match(word));
  const names = [...words].filter((name) => !known.has(name) && /[a-z]/i.test(name));
  for (const name of words) known.add(name);
  return code.length > longestWhole ? names.join(' ') : code;
}
