import {stemmer} from 'stemmer';
import {stopWords} from './stopWords';
import {synonyms} from './synonyms';
import {tokensOf} from './tokens';

/** Words of one way to say something, as the index holds them. */
export type Phrase = readonly string[];

const groups: Phrase[][] = synonyms.map((group) =>
  group.map((phrase) =>
    tokensOf(phrase)
      .map(({term}) => term)
      // A query loses these too before it is compared.
      .filter((term) => !stopWords.has(term)),
  ),
);

/** A run of a query's words that has synonyms. */
export interface SynonymMatch {
  /** Number of words of the query that it covers. */
  length: number;
  alternatives: Phrase[];
}

/** The longest phrase with synonyms that begins at a word of a query; undefined when there is none. */
export function synonymsAt(words: readonly string[], start: number): SynonymMatch | undefined {
  let longest: SynonymMatch | undefined;
  for (const group of groups) {
    for (const phrase of group) {
      if (phrase.length < (longest?.length ?? 0)) continue;
      if (!phrase.every((word, index) => isSame(word, words[start + index]))) continue;
      const alternatives = group.filter((other) => other !== phrase);
      const known = longest?.length === phrase.length ? longest.alternatives : [];
      longest = {length: phrase.length, alternatives: [...known, ...alternatives]};
    }
  }
  return longest;
}

function isSame(word: string, typed: string | undefined): boolean {
  return word === typed || (typed !== undefined && stemmer(word) === stemmer(typed));
}
