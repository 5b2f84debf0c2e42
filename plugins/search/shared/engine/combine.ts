import {completeness, pageShare} from './ranking';
import type {TermMatch} from './TermIndex';

/** What met one word of a query. */
export interface WordMatches {
  /** The word, and its parts. */
  typed: string[];
  /** Whether a page may lack it. */
  isWeak: boolean;
  /** How sure it is that this was meant, up to 1. */
  quality: number;
  /** Records and pages that have it, by number. */
  records: Map<number, TermMatch>;
  pages: Map<number, TermMatch>;
}

interface Sum {
  score: number;
  /** Sum of the qualities of the words met, weak ones left out. */
  met: number;
}

const nothing: Sum = {score: 0, met: 0};

/**
 * Numbers of the records that meet a query of several words, best first.
 *
 * A record counts by what it meets itself and by what its page meets: the words of a question often stand in
 * neighboring paragraphs. When a record meets all words, pages that lack one are left out; when none does, any word
 * will do.
 *
 * @param pageOf Number of a record's page.
 */
export function combine(words: readonly WordMatches[], pageOf: (id: number) => number): number[] {
  const records = sum(words, ({records}) => records);
  const pages = sum(words, ({pages}) => pages);
  const required = words.reduce((total, {isWeak, quality}) => total + (isWeak ? 0 : quality), 0);
  const share = ({met}: Sum) => (required === 0 ? 1 : met / required);
  const isMet = [...records.values()].some((record) => share(record) >= 1);
  return [...records]
    .map(([id, record]) => ({id, record, page: pages.get(pageOf(id)) ?? nothing}))
    .filter(({record, page}) => !isMet || share(record) >= 1 || share(page) >= 1)
    .map(({id, record, page}) => ({
      id,
      score:
        record.score * share(record) ** completeness.record +
        pageShare * page.score * share(page) ** completeness.page,
    }))
    .sort((a, b) => b.score - a.score || a.id - b.id)
    .map(({id}) => id);
}

function sum(
  words: readonly WordMatches[],
  matchesOf: (word: WordMatches) => Map<number, TermMatch>,
): Map<number, Sum> {
  const sums = new Map<number, Sum>();
  for (const word of words) {
    const counted = word.isWeak ? 0 : word.quality;
    for (const [id, {score}] of matchesOf(word)) {
      const before = sums.get(id) ?? nothing;
      sums.set(id, {score: before.score + score, met: before.met + counted});
    }
  }
  return sums;
}

/** Terms of a record that met a query, each with the words of the query that it met. */
export function termsOf(words: readonly WordMatches[], id: number): Map<string, string[]> {
  const terms = new Map<string, string[]>();
  for (const {records, typed} of words) {
    for (const term of records.get(id)?.terms ?? []) {
      terms.set(term, [...(terms.get(term) ?? []), metBy(term, typed)]);
    }
  }
  return terms;
}

/** The longest typed form that a term begins with, or else the word itself: it was another form, or mistyped. */
function metBy(term: string, typed: readonly string[]): string {
  const begun = typed.filter((form) => term.startsWith(form)).sort((a, b) => b.length - a.length);
  return begun[0] ?? typed[0] ?? '';
}
