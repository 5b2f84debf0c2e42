import {levels} from '@site/plugins/search/shared/records';
import type {Hit} from '@site/plugins/search/shared/wire/answerQueries';

/** What the page reads of a hit. */
export type SearchHit = Omit<Hit, 'objectID'>;

/** A section that was found. All texts are HTML: escaped, with `<mark>` around what was found. */
export interface FoundSection {
  /** Absolute address. */
  url: string;
  /** The heading that it leads to. */
  title: string;
  /** Headings between the page's title and that, from the top. */
  above: string[];
  snippet?: string;
}

/** A page that was found, or of which sections were. */
export interface FoundPage extends Omit<FoundSection, 'above'> {
  /** Section of the site. */
  area: string;
  /** Best first. */
  sections: FoundSection[];
  /** Number of results: its sections, and the page where that was found itself. */
  count: number;
}

/**
 * Puts results together by page, in the place of the best of each.
 *
 * @param texts Hits with a text each, which show what stands below a heading.
 */
export function groupByPage(hits: readonly SearchHit[], texts: readonly SearchHit[]): FoundPage[] {
  // The best of each address comes first, and counts.
  const textAt = new Map([...texts].reverse().map((hit) => [hit.url, hit._snippetResult?.content?.value]));
  const pages = new Map<string, FoundPage>();
  // An index that changes between two answers may give a result again.
  const once = new Map(hits.map((hit) => [hit.url, hit]));
  for (const {url = '', hierarchy = {}, _highlightResult} of once.values()) {
    const [title = url, ...below] = levels
      .slice(1)
      .flatMap((level) => _highlightResult?.hierarchy?.[level]?.value ?? hierarchy[level] ?? []);
    const [address = url] = url.split('#');
    const area = hierarchy.lvl0 ?? '';
    const page = pages.get(address) ?? {url: address, title, area, sections: [], count: 0};
    pages.set(address, page);
    page.count++;
    const heading = below.pop();
    const snippet = textAt.get(url);
    if (heading === undefined) page.snippet = snippet;
    else page.sections.push({url, title: heading, above: below, snippet});
  }
  return [...pages.values()];
}

/** A section of the site, and the number of results in it. */
export type Area = {name: string; count: number};

/** The sections of the site in which something was found, those with most first. */
export function areasOf(pages: readonly FoundPage[]): Area[] {
  const counts = new Map<string, number>();
  for (const {area, count} of pages) counts.set(area, (counts.get(area) ?? 0) + count);
  return [...counts].map(([name, count]) => ({name, count})).sort((a, b) => b.count - a.count);
}

/** Number of results on some pages or in some areas. */
export function countOf(parts: ReadonlyArray<{count: number}>): number {
  return parts.reduce((sum, {count}) => sum + count, 0);
}
