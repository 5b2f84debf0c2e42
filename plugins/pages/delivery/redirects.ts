import type {Redirect} from './describeDelivery';

/** A path as readers see it: no other spelling, no pattern, no query. */
const barePath = /^(?:\/[\w.~%+@-]+)+$/;
const otherSpelling = /(?:\/index(?:\.html)?|\.html)$/;
const target = /^(?:\/[^\s?]*|https:\/\/\S+)$/;

interface Site {
  baseUrl: string;
  /** Whether the site has a page or a file at a path without the base URL. */
  has(path: string): boolean;
}

/** Where each old address leads, and where that is written, for messages: `config/redirects.json:3`. */
type Moved = Map<string, {to: string; place: string}>;

const pathOf = (to: string) => to.replace(/#.*$/, '');

/** What is wrong with an entry by itself, or beside those before it. */
function problemOf({from, to}: Partial<Redirect>, moved: Moved, {has}: Site): string | undefined {
  if (typeof from !== 'string' || typeof to !== 'string') return 'needs "from" and "to", both texts';
  if (!barePath.test(from) || otherSpelling.test(from))
    return `moves "${from}", but must name a bare path such as "/docs/old-page"; other spellings of it come along`;
  if (!target.test(to)) return `leads to "${to}", but must lead to a path or an https:// address`;
  const earlier = moved.get(from);
  if (earlier) return `"${from}" is moved already, at ${earlier.place}`;
  return has(from) ? `moves "${from}", which is a page: readers could not open it` : undefined;
}

/**
 * Follows redirects to an address that is not moved any further.
 *
 * @throws Error when they lead in a circle or nowhere
 */
function follow(from: string, moved: Moved, {has}: Site): string {
  const passed = [from];
  let to = from;
  for (let next = moved.get(from); next; next = moved.get(pathOf(to))) {
    to = next.to;
    if (passed.includes(pathOf(to)))
      throw new Error(`leads in a circle: ${[...passed, pathOf(to)].join(' → ')}. Give one of them a page`);
    passed.push(pathOf(to));
  }
  if (to.startsWith('/') && !has(pathOf(to)))
    throw new Error(`leads to "${to}", where there is no page. Correct the address or remove the entry`);
  return to;
}

/**
 * Makes every redirect of a list, an entry a line, lead to a page in one step.
 *
 * @param name of the file, for messages
 * @throws Error that lists entries that are none, lead in a circle or nowhere, or hide a page
 */
export function resolveRedirects(text: string, name: string, site: Site): Redirect[] {
  const entries: Partial<Redirect>[] = JSON.parse(text);
  const lines = text.split('\n').flatMap((line, index) => (line.includes('{') ? [index + 1] : []));
  const moved: Moved = new Map();
  const problems: string[] = [];
  for (const [index, entry] of entries.entries()) {
    const place = `${name}:${lines[index]}`;
    const problem = problemOf(entry, moved, site);
    if (problem) problems.push(`${place}: ${problem}.`);
    else moved.set(entry.from ?? '', {to: entry.to ?? '', place});
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));

  const absolute = (path: string) => (path.startsWith('/') ? site.baseUrl + path.slice(1) : path);
  const resolved = [...moved].map(([from, {place}]) => {
    try {
      return {from: absolute(from), to: absolute(follow(from, moved, site))};
    } catch (error) {
      problems.push(`${place}: "${from}" ${(error as Error).message}.`);
      return {from, to: from};
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
    const markdown = markdownOf(pathOf(to));
    return markdown === undefined ? [] : [{from: `${from}.md`, to: markdown}];
  });
}
