import MiniSearch, {type Query} from 'minisearch';
import {matchWeights} from './ranking';
import type {Vocabulary} from './Vocabulary';

/** How a document met a query. */
export interface TermMatch {
  score: number;
  /** Terms of the document that met it. */
  terms: string[];
}

/** How an index ranks: what each field counts, and the parameters of BM25+. */
export interface Ranking<Field extends string> {
  boost: Readonly<Record<Field, number>>;
  bm25: {k: number; b: number; d: number};
}

/** MiniSearch over documents that are numbered from 0, with our words and ranking. */
export class TermIndex<Field extends string> {
  readonly #index: MiniSearch<Record<Field, string> & {id: number}>;
  readonly #ranking: Ranking<Field>;

  constructor(ranking: Ranking<Field>, vocabulary: Vocabulary) {
    this.#ranking = ranking;
    this.#index = new MiniSearch({
      fields: Object.keys(ranking.boost),
      tokenize: (text) => vocabulary.learn(text),
      processTerm: (term) => term,
    });
  }

  /** Adds the document with the next number. */
  add(texts: Record<Field, string>): void {
    this.#index.add({...texts, id: this.#index.documentCount});
  }

  /**
   * Documents that meet a query, by number.
   *
   * @param boostDocument What a document counts beside others; 0 leaves it out.
   */
  search(query: Query, boostDocument?: (id: number) => number): Map<number, TermMatch> {
    const results = this.#index.search(query, {
      ...this.#ranking,
      tokenize: (term) => [term],
      weights: {prefix: matchWeights.prefix, fuzzy: matchWeights.fuzzy},
      ...(boostDocument && {boostDocument}),
    });
    return new Map(results.map(({id, score, match}) => [id, {score, terms: Object.keys(match)}]));
  }
}
