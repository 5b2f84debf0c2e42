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
  hierarchy: Hierarchy;
  language: string;
  version: string;
  docusaurus_tag: string;
  /** What ranks records of equal match: page rank and level count up, position counts down from the top. */
  weight: {pageRank: number; level: number; position: number};
}
