import leven from 'leven';
import {stemmer} from 'stemmer';
import {type Field, fields, lengthShare} from './ranking';
import {tokensOf} from './tokens';

/** Where a term stands, side by side: lists of numbers are read many times faster than objects. */
interface Postings {
  records: number[];
  fields: Field[];
  /** How often it stands there; once the index is finished, what that counts. */
  weights: number[];
}

/** A section as it is ranked. */
interface IndexedSection {
  /** Number of its page. */
  page: number;
  /** What it counts beside others. */
  boost: number;
  /** Number of terms in each of its fields. */
  lengths: Record<Field, number>;
}

/** An inverted index: the terms of all records, and what each counts where it stands (BM25F, by sections). */
export class TermIndex {
  readonly sections: IndexedSection[] = [];
  /** Section of each record. */
  readonly sectionOf: number[] = [];
  readonly #postings = new Map<string, Postings>();
  /** Number of terms in each field of all sections. */
  readonly #totals: Record<Field, number> = {own: 0, above: 0, asked: 0, text: 0};
  #sorted: string[] = [];
  /** Letters of each of these. */
  #letters: number[] = [];
  readonly #byStem = new Map<string, string[]>();
  readonly #paths: Array<{path: string; segments: string[]}> = [];

  /** Begins the section with the next number. */
  addSection(page: number, boost: number): void {
    this.sections.push({page, boost, lengths: {own: 0, above: 0, asked: 0, text: 0}});
  }

  /** Begins the record with the next number, in the last section. */
  addRecord(): void {
    this.sectionOf.push(this.sections.length - 1);
  }

  /** Adds a text to the last record. */
  addText(field: Field, text: string, weight = 1): void {
    const record = this.sectionOf.length - 1;
    const {lengths} = this.sections[this.sectionOf[record]];
    for (const {term} of tokensOf(text)) {
      lengths[field]++;
      this.#totals[field]++;
      const postings = this.#postings.get(term);
      if (!postings) {
        this.#postings.set(term, {records: [record], fields: [field], weights: [weight]});
        continue;
      }
      const {records, fields, weights} = postings;
      const last = records.length - 1;
      if (records[last] === record && fields[last] === field) weights[last] += weight;
      else {
        records.push(record);
        fields.push(field);
        weights.push(weight);
      }
    }
  }

  /** Counts a term less in a long field than in a short one, now that the lengths of all are known; a step a term. */
  *finish(): Generator<void> {
    for (const postings of this.#postings.values()) {
      for (const [at, field] of postings.fields.entries()) {
        const {lengths} = this.sections[this.sectionOf[postings.records[at]]];
        const average = this.#totals[field] / this.sections.length;
        const share = lengthShare[field];
        postings.weights[at] *= fields[field] / (1 - share + (share * lengths[field]) / average);
      }
      yield;
    }
    this.#sorted = [...this.#postings.keys()].sort();
    this.#letters = this.#sorted.map(lettersOf);
    for (const term of this.#sorted) {
      if (term.includes('/')) this.#paths.push({path: term, segments: term.split('/').filter(Boolean)});
      else if (isEnglish(term)) this.#byStem.set(stemmer(term), [...this.#formsOf(term), term]);
      yield;
    }
  }

  /** Where a term stands; undefined when it stands nowhere. */
  postings(term: string): Postings | undefined {
    return this.#postings.get(term);
  }

  has(term: string): boolean {
    return this.#postings.has(term);
  }

  /** Other forms of a word: `rotate`, `rotates` for `rotation`. */
  sameStem(term: string): string[] {
    return isEnglish(term) ? this.#formsOf(term).filter((other) => other !== term) : [];
  }

  /** Longer terms that a typed one is the beginning of. */
  beginningWith(typed: string): string[] {
    let [from, to] = [0, this.#sorted.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.#sorted[middle] <= typed) from = middle + 1;
      else to = middle;
    }
    let end = from;
    while (this.#sorted[end]?.startsWith(typed)) end++;
    return this.#sorted.slice(from, end);
  }

  /** Terms that differ from a typed one by so many mistakes, of which two neighbors swapped are one. */
  similar(typed: string, mistakes: number, isBeingTyped: boolean): string[] {
    const letters = lettersOf(typed);
    const isLike = (term: string) =>
      Math.abs(term.length - typed.length) <= mistakes &&
      (leven(term, typed) <= mistakes || isSwapped(term, typed));
    return this.#sorted.filter(
      (term, at) =>
        // A mistake costs one letter at most; to compare all terms in full would take most of a query's time.
        countBits(letters & ~this.#letters[at]) <= mistakes &&
        (isLike(term) || (isBeingTyped && term.length > typed.length && isLike(term.slice(0, typed.length)))),
    );
  }

  /**
   * Paths of the API that a typed one is or is a part of, with any value where they have `*`; those where the fewest
   * segments are such values. Where nothing follows in one, it is what is looked for, and not what lies under that.
   */
  pathsLike(term: string): Array<{path: string; isEnd: boolean}> {
    if (!term.includes('/')) return [];
    const typed = term.split('/').filter(Boolean);
    const found = this.#paths.flatMap(({path, segments}) => {
      const start = lastStart(segments, typed);
      if (start < 0) return [];
      const values = typed.filter((segment, index) => segment !== segments[start + index]).length;
      return [{path, values, isEnd: start + typed.length === segments.length}];
    });
    const fewest = Math.min(...found.map(({values}) => values));
    return found.filter(({values}) => values === fewest);
  }

  #formsOf(term: string): string[] {
    return this.#byStem.get(stemmer(term)) ?? [];
  }
}

function isEnglish(term: string): boolean {
  return /^[a-z]{3,}$/.test(term);
}

/** The letters that a term has, a bit each. */
function lettersOf(term: string): number {
  let bits = 0;
  for (let at = 0; at < term.length; at++) bits |= 1 << (term.charCodeAt(at) & 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/** Whether two terms differ by neighbors in the other order. */
function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return one.slice(0, at) + one[at + 1] + one[at] + one.slice(at + 2) === other;
}

/** Last place in a path where a typed one stands; -1 where it does not. */
function lastStart(segments: string[], typed: string[]): number {
  for (let start = segments.length - typed.length; start >= 0; start--) {
    if (typed.every((segment, index) => [segment, '*'].includes(segments[start + index]))) return start;
  }
  return -1;
}
