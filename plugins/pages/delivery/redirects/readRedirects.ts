import type {Redirect} from '../shared/delivery';

/** A redirect as it is written, without the base URL. */
export interface WrittenRedirect extends Redirect {
  /** Where it stands, for messages: `config/redirects.json:3`. */
  place: string;
}

/** A path as readers see it: no other spelling, no pattern, no query. */
const barePath = /^(?:\/[\w.~%+@-]+)+$/;
const otherSpelling = /(?:\/index(?:\.html)?|\.html)$/;
const target = /^(?:\/[^\s?]*|https:\/\/\S+)$/;

function problemOf({from, to}: Partial<Redirect>): string | undefined {
  if (typeof from !== 'string' || typeof to !== 'string') return 'needs "from" and "to", both texts';
  if (!barePath.test(from) || otherSpelling.test(from))
    return `moves "${from}", but must name a bare path such as "/docs/old-page"; other spellings of it come along`;
  if (!target.test(to)) return `leads to "${to}", but must lead to a path or an https:// address`;
  return undefined;
}

/**
 * Reads a list of redirects, an entry a line.
 *
 * @param name of the file, for messages
 * @throws Error that lists every entry that is none
 */
export function readRedirects(text: string, name: string): WrittenRedirect[] {
  const entries: Partial<Redirect>[] = JSON.parse(text);
  const lines = text.split('\n');
  // Entries come in the order of their lines, so the search goes on where the last one was found.
  let line = 0;
  const problems: string[] = [];
  const redirects = entries.map((entry) => {
    const found = lines.findIndex((content, at) => at >= line && content.includes('"from"'));
    line = found < 0 ? line : found + 1;
    const place = `${name}:${line}`;
    const problem = problemOf(entry);
    if (problem) problems.push(`${place}: ${problem}.`);
    return {from: entry.from ?? '', to: entry.to ?? '', place};
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return redirects;
}
