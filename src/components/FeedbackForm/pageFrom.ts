/**
 * Full address of the page that a reader comes from with feedback: named by `?page=` in the address, else the page
 * before, when it was one of this site.
 */
export function pageFrom({href, search}: {href: string; search: string}, referrer: string): string {
  const named = new URLSearchParams(search).get('page') || referrer;
  const here = new URL(href);
  if (!named || !URL.canParse(named, here)) return '';
  const page = new URL(named, here);
  return page.origin === here.origin && page.pathname !== here.pathname
    ? `${page.origin}${page.pathname}${page.hash}`
    : '';
}
