import {kinds, type PassageKind} from '../page';
import type {SearchRecord} from '../records';

// The numbers were learned on the tuning half of the questions and on the short queries, one after the other, each
// kept where the score was best: see handbook/search.md.

/** What a term counts by where it stands: the section's heading, those above, what readers ask, the text. */
export const fields = {own: 4.97, above: 2.07, asked: 1.74, text: 1};

export type Field = keyof typeof fields;

/** How far a term counts less in a field that is longer than others; 0 to 1. */
export const lengthShare: Record<Field, number> = {own: 0.28, above: 0.28, asked: 0.4, text: 0.36};

/** How soon more of the same term adds no more, and the exponent of what it says by being rare. */
export const term = {saturation: 2.25, rarityPower: 0.7};

/** How much a match counts by how a word was met, beside the word itself. */
export const matchWeights = {
  sameStem: 0.54,
  synonym: 0.36,
  /** As the beginning of a longer word: a word that no text has, the last one of a query, any other. */
  begun: 0.6,
  begunLast: 0.2,
  begunKnown: 0.05,
  /** An identifier or a path as a whole, beside its parts. */
  whole: 2,
  begunWhole: 0.3,
  /** A path that goes on after the typed one. */
  innerPath: 1,
  /** A word that only a typing mistake leads to; in a sentence it is often one that no page has. */
  guess: 0.6,
  guessInSentence: 0.15,
  /** An everyday word. */
  weakWord: 0.35,
};

/** How much what the section's best record, its page and, for a sentence, its readers' words meet count, beside its own score. */
export const shares = {record: 0.95, page: 0.48, asked: 0.5};

/** Exponents of the share of a query that a section, its page and its readers' words meet: lacking words costs. */
export const completeness = {section: 0.62, page: 0.31, asked: 2};

/** Whether so many telling words are a sentence, and no list of what a reader looks for. */
export function isSentence(words: number): boolean {
  return words > 5;
}

/** How much a section counts by the level of its heading. */
export const levelBoosts: Record<SearchRecord['type'], number> = {
  lvl1: 1.5,
  lvl2: 1.2,
  lvl3: 1.1,
  lvl4: 0.9,
  lvl5: 1.1,
  lvl6: 0.8,
  content: 1.2,
};

/** How much a term of a passage counts by what the passage is. */
export const kindBoosts: Record<PassageKind, number> = {[kinds.code]: 0.2, [kinds.endpoint]: 1.8};

/** How much a text counts that stands on so many pages: it distinguishes none. */
export function repeatedBoost(pages: number): number {
  return 1 / (1 + 2.9 * Math.log(Math.max(1, pages)));
}

/** Most typing mistakes that are forgiven in a word: one from 3 letters on, two from 7. */
export function typosAllowed(term: string): number {
  const letters = term.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 3 || /^\p{N}/u.test(term)) return 0;
  return letters < 7 ? 1 : 2;
}
