/** Name of the one file that keeps its name; it leads to the others, whose names change with their content. */
export const manifestName = 'manifest.json';

/** What is downloaded first: enough for a first answer, and where the rest is. */
export interface Manifest {
  /** Absolute address that the paths of pages are appended to. */
  siteAddress: string;
  /** The versions of the docs, the latest first. */
  versions: Array<{
    /** Tag of the version's pages; a query filters by it. */
    tag: string;
    records: number;
    /** All pages that a reader of the version may find, with titles and headings alone. */
    pages: PageWithoutText[];
    /** Name in the same folder of the rest of each of these pages. */
    texts: string;
  }>;
}

/** What is downloaded later, in the order of the pages. Words beside words weigh 2 % less than a page beside a page. */
export interface PageTexts {
  passages: Passage[][];
  asked: Array<SearchablePage['asked'] | null>;
}

/** A page as it is downloaded first. */
export type PageWithoutText = Omit<SearchablePage, keyof PageTexts>;

/** Puts the two parts of each page together. */
export function withTexts(pages: readonly PageWithoutText[], texts?: PageTexts): SearchablePage[] {
  return pages.map((page, number) => ({
    ...page,
    passages: texts?.passages[number] ?? [],
    asked: texts?.asked[number] ?? undefined,
  }));
}

/** What search knows of one page, in plain text and without repeating anything: this is what a browser downloads. */
export interface SearchablePage {
  /** Path from the site's base URL, without a leading slash; empty for the landing page. */
  path: string;
  /** Section of the site that the page belongs to: level 0 of the hierarchy. */
  section: string;
  title: string;
  language: string;
  version: string;
  tag: string;
  headings: Heading[];
  passages: Passage[];
  /** What readers ask that a section answers, in words of theirs, by its anchor; empty for the top of the page. */
  asked?: Record<string, string>;
}

/**
 * Level from 2 to 6 (1 for the top of the page), the element's id, its text, and the index of the first passage
 * under it. Without a text it leads back to a heading from before, after a list of properties below that.
 */
export type Heading = [level: number, anchor: string, text: string, firstPassage: number];

/** What a passage that is no plain text is: a code block, or method and path of an operation. */
export const kinds = {code: 1, endpoint: 2} as const;

export type PassageKind = (typeof kinds)[keyof typeof kinds];

/** A text, with its kind before it unless it is a plain one. */
export type Passage = string | [kind: PassageKind, text: string];

/** Text of a passage of any kind. */
export function passageText(passage: Passage): string {
  return typeof passage === 'string' ? passage : passage[1];
}
