import {kinds, type PassageKind} from '../page';
import type {SearchRecord} from '../records';

// The numbers were found by trying: each was varied, and kept where `npm run search:score` was best.

/** How much a match in a record counts by the field that it is in, and how length and frequency do (BM25+). */
export const recordRanking = {
  boost: {heading: 6, above: 2, content: 1},
  bm25: {k: 1.2, b: 0.2, d: 0.5},
} as const;

/** The same for a whole page. */
export const pageRanking = {
  boost: {title: 3, headings: 1.5, text: 1},
  bm25: {k: 2, b: 0.7, d: 0.5},
} as const;

/** How much a match counts by how a word was met, beside the word itself. */
export const matchWeights = {
  prefix: 0.1,
  sameStem: 0.8,
  synonym: 0.8,
  /** Letters that were mistyped. */
  fuzzy: 0.8,
  /** An identifier or a path as a whole, beside its parts. */
  whole: 3,
  /** A path that goes on after the typed one. */
  innerPath: 1,
} as const;

/** How sure it is that a word was meant which only a typing mistake leads to. */
export const forgivenQuality = 0.8;

/** How much a page's score counts, beside the record's own. */
export const pageShare = 0.6;

/** Exponents of the share of a query's words that a record and its page meet: lacking words costs much. */
export const completeness = {record: 3, page: 4} as const;

/** Texts on more pages than this say nothing of a page. */
export const mostPagesOfOwnText = 3;

const typeBoosts: Record<SearchRecord['type'], number> = {
  lvl1: 3,
  lvl2: 1.6,
  lvl3: 1.4,
  lvl4: 1.2,
  lvl5: 0.5,
  lvl6: 0.5,
  content: 1,
};

const kindBoosts: Record<PassageKind, number> = {[kinds.code]: 0.3, [kinds.endpoint]: 1};

/** How much a record counts by what it is. */
export function recordBoost(type: SearchRecord['type'], kind?: PassageKind): number {
  return typeBoosts[type] * (kind ? kindBoosts[kind] : 1);
}

/** How much a text counts that stands on so many pages. */
export function repeatedBoost(pages: number): number {
  return 1 / (1 + 4 * Math.log(Math.max(1, pages)));
}

/** Most typing mistakes that are forgiven in a word: one from 3 letters on, two from 7. */
export function typosAllowed(term: string): number {
  const letters = term.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 3 || /^\p{N}/u.test(term)) return 0;
  return letters < 7 ? 1 : 2;
}
