import {stemmer} from 'stemmer';
import {tokensOf} from './tokens';

/** A path that holds a typed one. */
export interface FoundPath {
  path: string;
  /** Whether nothing follows in it: then it is what is looked for, and not what lies under that. */
  isEnd: boolean;
}

/** The terms of an index, by what a query's words are to be compared with. */
export class Vocabulary {
  readonly #terms = new Set<string>();
  readonly #byStem = new Map<string, string[]>();
  readonly #paths: Array<{term: string; segments: string[]}> = [];

  /** Terms of a text, which are known from then on. */
  learn(text: string): string[] {
    const terms = tokensOf(text).map(({term}) => term);
    for (const term of terms) {
      if (this.#terms.has(term)) continue;
      this.#terms.add(term);
      if (term.includes('/')) this.#paths.push({term, segments: term.split('/').filter(Boolean)});
      else if (isEnglish(term)) this.#addStem(stemmer(term), term);
    }
    return terms;
  }

  /** Other forms of a word: `rotate`, `rotates` for `rotation`. */
  sameStem(term: string): string[] {
    if (!isEnglish(term)) return [];
    return (this.#byStem.get(stemmer(term)) ?? []).filter((other) => other !== term);
  }

  /** Paths of the API that a typed one is or is a part of, with any value where they have `*`. */
  pathsLike(term: string): FoundPath[] {
    if (!term.includes('/')) return [];
    const typed = term.split('/').filter(Boolean);
    return this.#paths.flatMap(({term: path, segments}) => {
      const start = lastStart(segments, typed);
      return start < 0 ? [] : [{path, isEnd: start + typed.length === segments.length}];
    });
  }

  #addStem(stem: string, term: string): void {
    const known = this.#byStem.get(stem);
    if (known) known.push(term);
    else this.#byStem.set(stem, [term]);
  }
}

function isEnglish(term: string): boolean {
  return /^[a-z]{3,}$/.test(term);
}

/** Last place in a path where a typed one stands; -1 where it does not. */
function lastStart(segments: string[], typed: string[]): number {
  for (let start = segments.length - typed.length; start >= 0; start--) {
    if (typed.every((segment, index) => [segment, '*'].includes(segments[start + index] ?? ''))) return start;
  }
  return -1;
}
