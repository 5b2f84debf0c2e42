import type {Delivery} from '../describeDelivery';

const longestLine = 2_000;

/**
 * `_headers` for Cloudflare Pages and Netlify.
 *
 * Where several rules match, both services join the values of a header. So a rule for all files names no cache
 * rule, and both then have a reader ask again each time.
 */
export function headersFile({baseUrl, headers, cache}: Delivery): string {
  const lines = [
    `${baseUrl}*`,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    `${cache.hashed.under}*`,
    `  Cache-Control: ${cache.hashed.value}`,
  ];
  const long = lines.find((line) => line.length > longestLine);
  if (long) {
    throw new Error(
      `_headers: the line "${long.slice(0, 60)}…" has ${long.length} characters, and Cloudflare Pages reads ${longestLine}. Move inline scripts and styles of pages into files.`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/** Most rules without a pattern that Cloudflare Pages reads. */
const mostRules = 2_000;

/**
 * `_redirects` for Cloudflare Pages and Netlify: old addresses, and other spellings of these and of each page
 * while there is room for them. Cloudflare Pages knows the spelling `.html` by itself.
 *
 * @param pages addresses of the pages that readers open, with the base URL
 */
export function redirectsFile({redirects}: Pick<Delivery, 'redirects'>, pages: string[]): string {
  if (redirects.length > mostRules) {
    throw new Error(
      `_redirects: there are ${redirects.length} redirects, and Cloudflare Pages reads ${mostRules}. Remove the oldest.`,
    );
  }
  const moved = redirects.map(({from, to}) => rule(from, to));
  const spelledOtherwise = redirects.flatMap(({from, to}) =>
    [`${from}/`, ...filesOf(from)].map((spelling) => rule(spelling, to)),
  );
  const spellings = pages.flatMap((page) => filesOf(page).map((spelling) => rule(spelling, page)));
  const most = [
    [...moved, ...spelledOtherwise, ...spellings],
    [...moved, ...spelledOtherwise],
  ];
  const lines = most.find(({length}) => length <= mostRules) ?? moved;
  return lines.map((line) => `${line}\n`).join('');
}

const rule = (from: string, to: string) => `${from} ${to} 301`;

/** How the address of a page is spelled by those who name its file. */
function filesOf(page: string): string[] {
  return page.endsWith('/') ? [`${page}index.html`] : [`${page}/index.html`, `${page}.html`];
}
