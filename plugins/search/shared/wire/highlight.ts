import {normalize, type Token, tokensOf, unspaced} from '../engine/tokens';
import {escapeHtml} from '../records';

const shownWord = new RegExp(`${unspaced}\\p{M}*|(?:(?!${unspaced})\\S)+`, 'gu');
/** The same in texts of scripts with spaces, which takes a fraction of the time. */
const spacedWord = /\S+/g;
const hasUnspaced = new RegExp(unspaced, 'u');

/** Terms that met a query, each with the words of the query that it met. */
type MetTerms = ReadonlyMap<string, readonly string[]>;

/** What met a query, and how that is shown. */
export interface Marking {
  terms: MetTerms;
  preTag: string;
  postTag: string;
  ellipsis: string;
}

/** A text as HTML with what met the query between tags. */
export function highlight(text: string, marking: Marking): string {
  return withTags(text, markedRanges(text, marking.terms), marking);
}

/** The part of a text with most of the query in it, as HTML of so many words. */
export function snippet(text: string, length: number, marking: Marking): string {
  const ranges = markedRanges(text, marking.terms);
  const words = [...text.matchAll(hasUnspaced.test(text) ? shownWord : spacedWord)].map(
    ({0: word, index}) => ({start: index, end: index + word.length}),
  );
  const first = firstWord(words, ranges, length);
  const from = words[first]?.start ?? 0;
  const to = words[first + length - 1]?.end ?? text.length;
  const before = first > 0 ? marking.ellipsis : '';
  const after = first + length < words.length ? marking.ellipsis : '';
  return `${before}${withTags(text, ranges, marking, from, to)}${after}`;
}

/** First word of the run with the most different words of the query; a little text stands before what is marked. */
function firstWord(
  words: ReadonlyArray<{start: number; end: number}>,
  ranges: readonly MarkedRange[],
  length: number,
): number {
  if (words.length <= length || ranges.length === 0) return 0;
  const lead = Math.floor(length / 4);
  let best = {first: 0, met: -1};
  for (const range of ranges) {
    const at = words.findIndex(({end}) => end > range.start);
    const first = Math.max(0, Math.min(at - lead, words.length - length));
    const [from, to] = [words[first]?.start ?? 0, words[first + length - 1]?.end ?? 0];
    const met = new Set(
      ranges.filter(({start, end}) => start >= from && end <= to).flatMap((inside) => inside.words),
    ).size;
    if (met > best.met) best = {first, met};
  }
  return best.first;
}

function withTags(
  text: string,
  ranges: readonly MarkedRange[],
  {preTag, postTag}: Marking,
  from = 0,
  to = text.length,
): string {
  let html = '';
  let at = from;
  for (const range of ranges) {
    const [start, end] = [Math.max(from, range.start), Math.min(to, range.end)];
    if (start >= end) continue;
    html += `${escapeHtml(text.slice(at, start))}${preTag}${escapeHtml(text.slice(start, end))}${postTag}`;
    at = end;
  }
  return html + escapeHtml(text.slice(at, to));
}

/** A part of a text that met the query. */
interface MarkedRange {
  start: number;
  end: number;
  /** Words of the query that it met. */
  words: string[];
}

/** What is marked in texts of an answer: they come as a snippet and as a whole, and titles with each hit of a page. */
const marked = new WeakMap<MetTerms, Map<string, MarkedRange[]>>();

function markedRanges(text: string, terms: MetTerms): MarkedRange[] {
  const ofQuery = marked.get(terms) ?? new Map<string, MarkedRange[]>();
  marked.set(terms, ofQuery);
  const ranges = ofQuery.get(text) ?? findRanges(text, terms);
  ofQuery.set(text, ranges);
  return ranges;
}

/** Words of the texts that were shown: as a query is typed, most of what it finds stays. */
const shown = new Map<string, Token[]>();

/** Parts of a text that met a query, in order and apart from each other. */
function findRanges(text: string, terms: MetTerms): MarkedRange[] {
  const tokens = shown.get(text) ?? tokensOf(text);
  shown.set(text, tokens);
  const found = tokens.flatMap(({term, start, end}) => {
    const words = terms.get(term);
    if (!words) return [];
    // Of a word that was typed in part only that part is marked.
    const begun = words.filter((word) => term.startsWith(word)).sort((a, b) => b.length - a.length)[0];
    const isPart = begun !== undefined && normalize(text.slice(start, start + begun.length)) === begun;
    return [{start, end: isPart ? afterMarks(text, start + begun.length, end) : end, words: [...words]}];
  });
  return joined(found.sort((a, b) => a.start - b.start));
}

/** The first place from `end` on, up to `last`, where no accent or vowel sign of the letter before stands. */
function afterMarks(text: string, end: number, last: number): number {
  return end + (/^\p{M}*/u.exec(text.slice(end, last))?.[0].length ?? 0);
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
