/** The path of a page without `.html` or `index.html` at its end; the not-found page is a file of its own. */
export function toBarePath(pathname: string): string {
  if (pathname.endsWith('/404.html')) return pathname;
  if (pathname.endsWith('/index.html')) {
    const folder = pathname.slice(0, -'index.html'.length);
    return folder.length > 1 ? folder.slice(0, -1) : folder;
  }
  return pathname.replace(/(?<=[^/])\.html$/, '');
}

/*
 * A host that does not move `/docs/intro.html` to `/docs/intro` delivers the page under both. The framework finds the
 * page's route, but takes the address as it is for everything else, such as the canonical link. This runs before it
 * reads the address.
 */
if (typeof window !== 'undefined') {
  const {pathname, search, hash} = window.location;
  const bare = toBarePath(pathname);
  if (bare !== pathname) window.history.replaceState(window.history.state, '', `${bare}${search}${hash}`);
}
