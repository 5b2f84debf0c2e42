/** Most characters of code that is kept as it stands; programs are longer. */
const longestWhole = 300;

/** Most characters of code in one record: hosted search refuses records of more than 10 KB. */
const longestRecord = 2_000;

/** A line in pieces that are no longer than that. */
const cuts = new RegExp(`.{1,${longestRecord}}`, 'gu');

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
  return code.length > longestWhole ? names.join(', ') : code;
}

/** Code in pieces of whole lines, none longer than a record may be; a single longer line is cut. */
export function splitCode(code: string): string[] {
  const pieces: string[] = [''];
  for (const line of code.split('\n').flatMap((line) => line.match(cuts) ?? [''])) {
    const piece = pieces.at(-1) ?? '';
    if (piece && piece.length + line.length + 1 > longestRecord) pieces.push(line);
    else pieces[pieces.length - 1] = piece ? `${piece}\n${line}` : line;
  }
  return pieces.map((text) => text.trim()).filter(Boolean);
}
