/** What gives a test all pages. */
const goesThroughPages = /\b(?:\w*[rR]outes|builtFiles|readBuiltSite)\b/;

/**
 * Whether a test may come to one of these pages: it begins on one, or its source, from its line to its end, names one or
 * goes through all.
 *
 * @param start address at which it begins
 * @param source of its file
 * @param line of the file on which the test begins, from 1
 */
export function mayComeTo(pages: readonly string[], start: string, source: string, line: number): boolean {
  if (pages.includes(new URL(start, 'http://localhost').pathname)) return true;
  const lines = source.split('\n').slice(line - 1);
  const end = `${/^\s*/.exec(lines[0] ?? '')?.[0]}});`;
  const test = lines.slice(0, lines.indexOf(end)).join('\n');
  return pages.some((page) => test.includes(page)) || goesThroughPages.test(test);
}
