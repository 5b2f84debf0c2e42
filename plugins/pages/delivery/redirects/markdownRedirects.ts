import {parseTags} from '../html/parseTags';
import type {Redirect} from '../shared/delivery';

/** Where a page's head says that its Markdown stands; undefined for a page without. */
export function markdownOf(html: string): string | undefined {
  return parseTags(html)('link[rel=alternate][type="text/markdown"]').attr('href');
}

/**
 * Redirects for the Markdown of pages that were moved, beside those of the pages.
 *
 * @param htmlOf gives the page at an address; undefined where there is a file, or another site
 */
export function markdownRedirects(
  redirects: readonly Redirect[],
  htmlOf: (address: string) => string | undefined,
): Redirect[] {
  return redirects.flatMap(({from, to}) => {
    const html = htmlOf(to.replace(/#.*$/, ''));
    const markdown = html === undefined ? undefined : markdownOf(html);
    return markdown === undefined ? [] : [{from: `${from}.md`, to: markdown}];
  });
}
