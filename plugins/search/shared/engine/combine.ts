import {tune} from './ranking';

/** How a record met one word of a query. */
export interface WordMatch {
  score: number;
  /** Terms of the record, each with the words of the query that it met. */
  terms: Record<string, string[]>;
}

/** What the records met of one word, by record. */
export interface WordMatches {
  isWeak: boolean;
  /** How sure it is that these are meant, up to 1. */
  quality: number;
  records: Map<number, WordMatch>;
  /** Scores of pages. */
  pages: Map<number, number>;
}

/** A record with what it met of all the words. */
export interface Candidate {
  id: number;
  score: number;
  terms: Map<string, string[]>;
}

interface Sums {
  score: number;
  /** Number of words met that may not be lacking. */
  met: number;
}

/**
 * Ranks records for a query of several words.
 *
 * A record counts by what it meets itself and by what its page meets: the words of a question often stand in
 * neighbouring paragraphs. When pages meet all words, those that lack one are left out; when none does, any word will
 * do.
 */
export function combine(
  words: WordMatches[],
  pageOf: (id: number) => number,
  pageCount: number,
): Candidate[] {
  const records = new Map<number, Sums & {terms: Map<string, string[]>}>();
  const pages = new Map<number, Sums>();
  for (const word of words) {
    const counted = weightOf(word, pageCount);
    for (const [id, {score, terms}] of word.records) {
      const sums = records.get(id) ?? {score: 0, met: 0, terms: new Map()};
      sums.score += score;
      sums.met += counted;
      for (const term in terms) sums.terms.set(term, terms[term] as string[]);
      records.set(id, sums);
    }
    for (const [page, score] of word.pages) {
      const sums = pages.get(page) ?? {score: 0, met: 0};
      pages.set(page, {score: sums.score + score, met: sums.met + counted});
    }
  }
  const required = words.reduce((sum, word) => sum + weightOf(word, pageCount), 0);
  const isComplete = [...records.values()].some(({met}) => met >= required - 1e-9);
  const candidates: Candidate[] = [];
  for (const [id, record] of records) {
    const page = pages.get(pageOf(id)) ?? {score: 0, met: 0};
    if (isComplete && page.met < required - 1e-9) continue;
    const score =
      record.score * share(record.met, required) ** tune.recordPower +
      tune.pageShare * page.score * share(page.met, required) ** tune.pagePower;
    candidates.push({id, score, terms: record.terms});
  }
  return candidates.sort((a, b) => b.score - a.score || a.id - b.id);
}

/** How much it counts to meet a word: a word of most pages says little, a rare one much. */
function weightOf({isWeak, quality, pages}: WordMatches, pageCount: number): number {
  return isWeak ? 0 : quality * Math.log(1 + pageCount / (pages.size + 1)) ** tune.idf;
}

function share(met: number, required: number): number {
  return required === 0 ? 1 : met / required;
}
