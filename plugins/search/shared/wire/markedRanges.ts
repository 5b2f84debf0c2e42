import {normalize, tokensOf} from '../engine/tokens';

/** A part of a text that met the query. */
export interface MarkedRange {
  start: number;
  end: number;
  /** Words of the query that it met. */
  words: string[];
}

/**
 * Parts of a text that met a query, in order and apart from each other.
 *
 * @param terms Terms that met the query, each with the words that they met. Of a word that was typed in part only
 *   that part is marked.
 */
export function markedRanges(text: string, terms: ReadonlyMap<string, readonly string[]>): MarkedRange[] {
  if (terms.size === 0) return [];
  const found = tokensOf(text).flatMap(({term, start, end}) => {
    const words = terms.get(term);
    if (!words) return [];
    const begun = words.filter((word) => term.startsWith(word)).sort((a, b) => b.length - a.length)[0];
    const isPart = begun !== undefined && normalize(text.slice(start, start + begun.length)) === begun;
    return [{start, end: isPart ? afterMarks(text, start + begun.length, end) : end, words: [...words]}];
  });
  return joined(found.sort((a, b) => a.start - b.start));
}

/** The first place from `end` on, up to `last`, where no accent or vowel sign of the letter before stands. */
function afterMarks(text: string, end: number, last: number): number {
  let place = end;
  while (place < last && /\p{M}/u.test(text[place] ?? '')) place++;
  return place;
}

function joined(ranges: MarkedRange[]): MarkedRange[] {
  const apart: MarkedRange[] = [];
  for (const range of ranges) {
    const last = apart.at(-1);
    if (last && range.start < last.end) {
      last.end = Math.max(last.end, range.end);
      last.words = [...new Set([...last.words, ...range.words])];
    } else apart.push({...range});
  }
  return apart;
}
