import {passageText, type SearchablePage} from './page';
import {type Hierarchy, type Level, levels, type SearchRecord} from './record';

/**
 * Records of a page in the order of its text: page title, then headings and passages.
 *
 * Their texts are plain; {@link escapeRecord} makes them what hosted search stores.
 */
export function toRecords(page: SearchablePage, siteAddress: string): SearchRecord[] {
  const withoutAnchor = `${siteAddress}${page.path}`;
  const hierarchy: Hierarchy = {
    lvl0: page.section,
    lvl1: page.title,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  const records: SearchRecord[] = [];
  let anchor: string | null = null;
  let level = 1;
  const passagesUnder = new Map<string | null, number>();
  const headingAt = new Map<string | null, string>();

  function add(content: string | null): void {
    const id = `${page.path || '/'}${anchor ? `#${anchor}` : ''}`;
    const number = passagesUnder.get(anchor) ?? 0;
    if (content !== null) passagesUnder.set(anchor, number + 1);
    records.push({
      objectID: content === null ? id : `${id}:${number}`,
      url: anchor ? `${withoutAnchor}#${encodeURIComponent(anchor)}` : withoutAnchor,
      url_without_anchor: withoutAnchor,
      anchor,
      type: content === null ? (`lvl${level}` as SearchRecord['type']) : 'content',
      content,
      hierarchy: {...hierarchy},
      language: page.language,
      version: page.version,
      docusaurus_tag: page.tag,
      weight: {
        pageRank: 0,
        level: content === null ? 100 - 10 * (level - 1) : 0,
        position: records.length,
      },
    });
  }

  add(null);
  let next = 0;
  page.passages.forEach((passage, index) => {
    for (; page.headings[next] && (page.headings[next]?.[3] ?? 0) <= index; next++) open(next);
    add(passageText(passage));
  });
  for (; next < page.headings.length; next++) open(next);
  return records;

  function open(index: number): void {
    const [headingLevel, id, text] = page.headings[index] as SearchablePage['headings'][number];
    level = headingLevel;
    anchor = id || null;
    for (const below of levels.slice(level + 1)) hierarchy[below] = null;
    const heading = text || headingAt.get(anchor);
    if (heading) hierarchy[`lvl${level}` as Level] = heading;
    if (!text) return;
    headingAt.set(anchor, text);
    add(null);
  }
}
