import type {Redirect} from './describeDelivery';

/** A redirect as it is written, without the base URL. */
interface WrittenRedirect extends Redirect {
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

/** What a redirect can run into. */
interface Site {
  baseUrl: string;
  /** Whether the site has a page or a file at a path without the base URL. */
  has(path: string): boolean;
}

const pathOf = (to: string) => to.replace(/#.*$/, '');

/** Follows redirects to an address that is not moved any further. */
function follow(redirect: WrittenRedirect, all: Map<string, WrittenRedirect>): string {
  const passed = [redirect.from];
  let {to} = redirect;
  for (let next = all.get(pathOf(to)); next; next = all.get(pathOf(to))) {
    if (passed.includes(next.from))
      throw new Error(`leads in a circle: ${[...passed, next.from].join(' → ')}. Give one of them a page`);
    passed.push(next.from);
    to = next.to;
  }
  return to;
}

/**
 * Makes every redirect lead to a page in one step.
 *
 * @throws Error that lists redirects that lead in a circle or nowhere, or hide a page
 */
export function resolveRedirects(written: WrittenRedirect[], {baseUrl, has}: Site): Redirect[] {
  const all = new Map<string, WrittenRedirect>();
  const problems: string[] = [];
  for (const redirect of written) {
    const earlier = all.get(redirect.from);
    if (earlier)
      problems.push(`${redirect.place}: "${redirect.from}" is moved already, at ${earlier.place}.`);
    else if (has(redirect.from))
      problems.push(
        `${redirect.place}: moves "${redirect.from}", which is a page: readers could not open it.`,
      );
    all.set(redirect.from, redirect);
  }
  const absolute = (path: string) => (path.startsWith('/') ? baseUrl + path.slice(1) : path);
  const resolved = [...all.values()].map((redirect) => {
    try {
      const to = follow(redirect, all);
      if (to.startsWith('/') && !has(pathOf(to)))
        throw new Error(`leads to "${to}", where there is no page. Correct the address or remove the entry`);
      return {from: absolute(redirect.from), to: absolute(to)};
    } catch (error) {
      problems.push(`${redirect.place}: "${redirect.from}" ${(error as Error).message}.`);
      return redirect;
    }
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return resolved;
}

/**
 * Redirects for the Markdown of pages that were moved, beside those of the pages.
 *
 * @param markdownOf gives the Markdown of the page at an address; undefined for a file, or another site
 */
export function markdownRedirects(
  redirects: readonly Redirect[],
  markdownOf: (address: string) => string | undefined,
): Redirect[] {
  return redirects.flatMap(({from, to}) => {
    const markdown = markdownOf(to.replace(/#.*$/, ''));
    return markdown === undefined ? [] : [{from: `${from}.md`, to: markdown}];
  });
}
