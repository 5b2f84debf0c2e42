import type {BuiltSite} from '../analyze/BuiltSite';

export interface ChangedRoute {
  route: string;
  change: 'new' | 'changed' | 'removed';
}

/** What a page shows: without scripts, digests in names of files and classes, and what the whole site has in its frame. */
export function shownPart(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html;
  return main
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/(\/assets\/[^"' ]*?)[.-][0-9a-f]{8,}(?=\.)/g, '$1')
    .replace(/\bclass=(?:"[^"]*"|[^ >]*)/g, (classes) => classes.replace(/_[\w+-]{4}(?=[" ]|$)/g, ''))
    .replace(/<time [\s\S]*?<\/time>/g, '');
}

/** Pages of either site that do not show the same, in the order of their addresses. */
export function changedRoutes(before: BuiltSite, after: BuiltSite): ChangedRoute[] {
  const [old, own] = [before, after].map((site) => new Set(site.routes()));
  return [...new Set([...old, ...own])].sort().flatMap((route): ChangedRoute[] => {
    if (!old.has(route)) return [{route, change: 'new'}];
    if (!own.has(route)) return [{route, change: 'removed'}];
    const [past, now] = [before, after].map((site) => shownPart(site.html(route)));
    return past === now ? [] : [{route, change: 'changed'}];
  });
}
