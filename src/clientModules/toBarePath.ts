/** The path of a page without `.html` or `index.html` at its end; the not-found page is a file of its own. */
export function toBarePath(pathname: string): string {
  if (pathname.endsWith('/404.html')) return pathname;
  if (pathname.endsWith('/index.html')) {
    const folder = pathname.slice(0, -'index.html'.length);
    return folder.length > 1 ? folder.slice(0, -1) : folder;
  }
  return pathname.replace(/(?<=[^/])\.html$/, '');
}
