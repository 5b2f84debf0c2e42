import type {Delivery} from '../shared/delivery';

/** Most rules without a pattern that Cloudflare Pages reads. */
const mostRules = 2_000;

/**
 * `_redirects` for Cloudflare Pages and Netlify: old addresses, and other spellings of each page while there is
 * room for them. Cloudflare Pages knows the spelling `.html` by itself.
 *
 * @param pages addresses of the pages that readers open, with the base URL
 * @throws Error when there are too many old addresses
 */
export function redirectsFile({redirects}: Pick<Delivery, 'redirects'>, pages: string[]): string {
  if (redirects.length > mostRules) {
    throw new Error(
      `_redirects: there are ${redirects.length} redirects, and Cloudflare Pages reads ${mostRules}. Remove the oldest.`,
    );
  }
  const spellings = pages
    .filter((page) => !page.endsWith('/'))
    .flatMap((page) => [`${page}/index.html ${page} 301`, `${page}.html ${page} 301`]);
  const moved = redirects.map(({from, to}) => `${from} ${to} 301`);
  const all = [...moved, ...spellings];
  const lines = all.length <= mostRules ? all : moved;
  return lines.map((line) => `${line}\n`).join('');
}
