/** Kinds of pages that have budgets of their own. */
export type PageKind = 'landing page' | 'search page' | 'docs page' | 'operation page';

/** Most script (bytes, brotli) that a page loads before its reader acts, prefetching off. */
export const scriptBudget = 125_000;

/** Most style (bytes, brotli) that a page of any kind loads before its reader acts. */
export const styleBudget = 13_000;

/** Most script of the search page, which fetches its engine by itself as well. */
export const searchPageScript = 130_000;

/** Most bytes (brotli) of HTML that the median of all docs pages has. */
export const medianHtmlBudget = 14_000;

/** Most bytes of fonts that a page loads; they come compressed. */
export const fontBudget = 70_000;

/** The kind of the page at an address without the site's base URL. */
export function kindOf(route: string): PageKind {
  if (route === '/') return 'landing page';
  if (route === '/search') return 'search page';
  return /\/api-specification\/(?!.*-platform-api$)/.test(route) ? 'operation page' : 'docs page';
}
