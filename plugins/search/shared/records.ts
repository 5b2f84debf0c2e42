import {passageText, type SearchablePage} from './page';

/** Levels of the hierarchy that a passage stands in: section of the site, page title, then headings. */
export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type Level = (typeof levels)[number];

/** Headings above and at a record; null from the first level that it does not have. */
export type Hierarchy = Record<Level, string | null>;

/**
 * One heading or one passage of text, as the crawler of DocSearch v3 stores them.
 *
 * Texts are plain in the engine, and escaped for HTML in what leaves it.
 */
export interface SearchRecord {
  /** Path and anchor, with a number for passages; the same between builds of an unchanged page. */
  objectID: string;
  /** Absolute address with the anchor. */
  url: string;
  url_without_anchor: string;
  /** Id of the heading that the record belongs to; null at the top of a page. */
  anchor: string | null;
  /** `content` for a passage, else the level of the heading. */
  type: Exclude<Level, 'lvl0'> | 'content';
  content: string | null;
  /** What readers ask that the section answers, in words of theirs: searched, and shown nowhere. */
  asked?: string;
  hierarchy: Hierarchy;
  language: string;
  version: string;
  docusaurus_tag: string;
  /** What ranks records of equal match: page rank and level count up, position counts down from the top. */
  weight: {pageRank: number; level: number; position: number};
}

/**
 * Records of a page in the order of its text: page title, then headings and passages.
 *
 * Their texts are plain; {@link escapeRecord} makes them what hosted search stores.
 */
export function toRecords(page: SearchablePage, siteAddress: string): SearchRecord[] {
  const withoutAnchor = `${siteAddress}${page.path}`;
  const hierarchy = Object.fromEntries(levels.map((each) => [each, null])) as Hierarchy;
  Object.assign(hierarchy, {lvl0: page.section, lvl1: page.title});
  const records: SearchRecord[] = [];
  let anchor: string | null = null;
  let level = 1;
  const passagesUnder = new Map<string | null, number>();
  const headingAt = new Map<string | null, string>();

  function add(content: string | null): void {
    const id = `${page.path || '/'}${anchor ? `#${anchor}` : ''}`;
    const number = passagesUnder.get(anchor) ?? 0;
    const asked = content === null ? page.asked?.[anchor ?? ''] : undefined;
    if (content !== null) passagesUnder.set(anchor, number + 1);
    records.push({
      objectID: content === null ? id : `${id}:${number}`,
      url: anchor ? `${withoutAnchor}#${encodeURIComponent(anchor)}` : withoutAnchor,
      url_without_anchor: withoutAnchor,
      anchor,
      type: content === null ? (`lvl${level}` as SearchRecord['type']) : 'content',
      content,
      ...(asked && {asked}),
      hierarchy: {...hierarchy},
      language: page.language,
      version: page.version,
      docusaurus_tag: page.tag,
      weight: {pageRank: 0, level: content === null ? 110 - 10 * level : 0, position: records.length},
    });
  }

  function open([nextLevel, id, text]: SearchablePage['headings'][number]): void {
    level = nextLevel;
    anchor = id || null;
    for (const below of levels.slice(level + 1)) hierarchy[below] = null;
    const heading = text || headingAt.get(anchor);
    if (heading) hierarchy[`lvl${level}` as Level] = heading;
    if (!text) return;
    headingAt.set(anchor, text);
    add(null);
  }

  add(null);
  const headings = [...page.headings];
  for (const [index, passage] of page.passages.entries()) {
    while (headings[0] && headings[0][3] <= index)
      open(headings.shift() as SearchablePage['headings'][number]);
    add(passageText(passage));
  }
  for (const heading of headings) open(heading);
  return records;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML that shows it. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] as string);
}

/** A record with its texts escaped for HTML: DocSearch writes them into the page as they come. */
export function escapeRecord(record: SearchRecord): SearchRecord {
  const escaped = (text: string | null) => (text === null ? null : escapeHtml(text));
  const hierarchy = levels.map((level) => [level, escaped(record.hierarchy[level])]);
  return {...record, content: escaped(record.content), hierarchy: Object.fromEntries(hierarchy) as Hierarchy};
}
