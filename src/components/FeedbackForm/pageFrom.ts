import {parseUrl} from '@site/sandbox/http/parseUrl';

/**
 * Full address of the page that a reader comes from with feedback: named by `?page=` in the address, else the page
 * before, when it was one of this site. What a reader put into a tool stays out of it.
 */
export function pageFrom({href, search}: {href: string; search: string}, before: string): string {
  const named = new URLSearchParams(search).get('page') || before;
  const here = new URL(href);
  const page = named && parseUrl(named, here);
  return page && page.origin === here.origin && page.pathname !== here.pathname
    ? `${page.origin}${page.pathname}${page.hash.replace(/\?.*/, '')}`
    : '';
}
