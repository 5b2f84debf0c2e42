import type {Redirect} from '../shared/delivery';
import type {WrittenRedirect} from './readRedirects';

/** What a redirect can run into. */
export interface Site {
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
