/** An `a` element's tag: attributes may hold `>` between quotation marks. */
const tags = /<a\s(?:[^>"']|"[^"]*"|'[^']*')*>/g;
const href = /\shref=(?:"([^"]*)"|'([^']*)'|([^\s>]*))/;
/** Headings and properties lead to themselves. */
const toItself = /\sclass=["']?[^>"']*\b(?:hash-link|property-name)\b/;

/**
 * Absolute addresses that a page's links name, each once, decoded.
 *
 * They are looked up in the text, not in a tree: pages are parsed later, by threads that know what links lead to them.
 */
export function linksOf(html: string, address: string): string[] {
  const found = new Set<string>();
  for (const [tag] of html.matchAll(tags)) {
    const [, double, single, bare] = href.exec(tag) ?? [];
    const value = double ?? single ?? bare;
    if (value === undefined || toItself.test(tag)) continue;
    const target = value.replaceAll('&amp;', '&');
    if (URL.canParse(target, address)) found.add(decodeURI(new URL(target, address).href));
  }
  return [...found];
}
