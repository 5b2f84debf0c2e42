import {type Heading, passageText, type SearchablePage} from './page';

/** Levels of the hierarchy that a passage stands in: section of the site, page title, then headings. */
export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

type Level = (typeof levels)[number];

/** Headings above and at a record; null from the first level that it does not have. */
export type Hierarchy = Record<Level, string | null>;

/** One heading or one passage of text, as the crawler of DocSearch v3 stores them; plain in the engine, later HTML. */
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

/** Records of a page in the order of its text, which is plain: page title, then headings and passages. */
export function toRecords(page: SearchablePage, siteAddress: string): SearchRecord[] {
  const withoutAnchor = `${siteAddress}${page.path}`;
  const noLevels = Object.fromEntries(levels.map((each) => [each, null])) as Hierarchy;
  const hierarchy: Hierarchy = {...noLevels, lvl0: page.section};
  const records: SearchRecord[] = [];
  const passagesUnder = new Map<string, number>();
  const headingAt = new Map<string, string>();
  const headings: Heading[] = [[1, '', page.title, 0], ...page.headings];
  for (const [at, [level, anchor, text, first]] of headings.entries()) {
    for (const below of levels.slice(level + 1)) hierarchy[below] = null;
    const heading = text || headingAt.get(anchor);
    if (heading) hierarchy[`lvl${level}` as Level] = heading;
    const id = `${page.path || '/'}${anchor && `#${anchor}`}`;
    const asked = page.asked?.[anchor];
    const add = (objectID: string, content: string | null) =>
      records.push({
        objectID,
        url: anchor ? `${withoutAnchor}#${encodeURIComponent(anchor)}` : withoutAnchor,
        url_without_anchor: withoutAnchor,
        anchor: anchor || null,
        type: content === null ? (`lvl${level}` as SearchRecord['type']) : 'content',
        content,
        ...(content === null && asked && {asked}),
        hierarchy: {...hierarchy},
        language: page.language,
        version: page.version,
        docusaurus_tag: page.tag,
        weight: {pageRank: 0, level: content === null ? 110 - 10 * level : 0, position: records.length},
      });
    if (text) {
      headingAt.set(anchor, text);
      add(id, null);
    }
    for (const passage of page.passages.slice(first, headings[at + 1]?.[3])) {
      const number = passagesUnder.get(anchor) ?? 0;
      passagesUnder.set(anchor, number + 1);
      add(`${id}:${number}`, passageText(passage));
    }
  }
  return records;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML that shows it. Of lodash, a worker would fetch a file more. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]);
}

/** A record with its texts escaped for HTML: DocSearch writes them into the page as they come. */
export function escapeRecord(record: SearchRecord): SearchRecord {
  const escaped = (text: string | null) => text && escapeHtml(text);
  const hierarchy = levels.map((level) => [level, escaped(record.hierarchy[level])]);
  return {...record, content: escaped(record.content), hierarchy: Object.fromEntries(hierarchy) as Hierarchy};
}
