import {kinds, type PassageKind} from '../page';
import type {SearchRecord} from '../record';

/** How much a match counts by the field that it is in. */
export const fieldBoosts = {heading: 6, above: 2, content: 1} as const;

/** How much a match counts by how it was met, beside an exact word. */
export const matchWeights = {
  prefix: 0.2,
  fuzzy: 0.8,
  sameStem: 0.8,
  /** A word that nothing meets as it is typed, so that mistakes are forgiven. */
  forgiven: 0.8,
  synonym: 0.5,
  /** An identifier as a whole. */
  whole: 3,
  /** A path that goes on after the typed one. */
  innerPath: 1,
} as const;

/** How a record's page counts. */
export const pageBoosts = {title: 2, headings: 2, text: 1};
export const tune = {
  own: 3,
  idf: 0.5,
  pk: 2,
  pb: 0.7,
  pd: 0.5,
  pageShare: 0.6,
  recordPower: 3,
  pagePower: 4,
  repeat: 4,
  k: 1.2,
  b: 0.2,
  d: 0.5,
};

export const typeBoosts: Record<SearchRecord['type'], number> = {
  lvl1: 2.4,
  lvl2: 1.6,
  lvl3: 1.4,
  lvl4: 1.2,
  lvl5: 0.5,
  lvl6: 0.5,
  content: 1,
};

export const kindBoosts: Record<PassageKind, number> = {[kinds.code]: 0.3, [kinds.endpoint]: 1};

/** How much a record counts by what it is. */
export function recordBoost(type: SearchRecord['type'], kind?: PassageKind): number {
  return typeBoosts[type] * (kind ? kindBoosts[kind] : 1);
}

/** How much a text counts that stands on several pages: what every page says distinguishes none. */
export function repeatedBoost(pages: number): number {
  return 1 / (1 + tune.repeat * Math.log(Math.max(1, pages)));
}

/** Most typing mistakes that are forgiven in a word: one from 3 letters on, two from 7. */
export function typosAllowed(term: string): number {
  const letters = term.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 3 || /^\p{N}/u.test(term)) return 0;
  return letters < 7 ? 1 : 2;
}
