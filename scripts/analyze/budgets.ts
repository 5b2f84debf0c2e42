export type PageKind = 'landing page' | 'search page' | 'docs page' | 'operation page';

/** What a page may load before its reader acts, without prefetching: bytes, compressed with Brotli. */
export const budgets = {
  /** Of every page. The stock site loads 183,000. */
  script: 136_000,
  /** Of every page. */
  style: 22_000,
  /** Of the median of all docs pages. */
  html: 15_000,
  /** Of every page; fonts come compressed. */
  fonts: 70_000,
  /** Of the search engine and its index, which come when a reader reaches for search: up to the first answer, and in all. */
  search: {first: 25_000, all: 225_000},
};

/** The kind of the page at an address without the site's base URL. */
export function kindOf(route: string): PageKind {
  if (route === '/') return 'landing page';
  if (route === '/search') return 'search page';
  return /\/api-specification\/(?!.*-platform-api$)/.test(route) ? 'operation page' : 'docs page';
}
