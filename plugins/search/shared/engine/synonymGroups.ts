import {stemmer} from 'stemmer';
import {stopWords} from './stopWords';
import {synonyms} from './synonyms';
import {tokensOf} from './tokens';

/** Words of each way to say something, as the index holds them. A query loses stop words too before it is compared. */
const groups = synonyms.map((group) =>
  group.map((phrase) =>
    tokensOf(phrase)
      .map(({term}) => term)
      .filter((term) => !stopWords.has(term)),
  ),
);

/**
 * Other ways to say the longest phrase with synonyms that begins at a word of a query; none when there is no such
 * phrase, whose length is that of the one word then.
 */
export function synonymsAt(
  words: readonly string[],
  start: number,
): {length: number; alternatives: string[][]} {
  let longest = {length: 1, alternatives: [] as string[][]};
  for (const group of groups) {
    for (const phrase of group) {
      if (phrase.length < longest.length) continue;
      if (!phrase.every((word, index) => isSame(word, words[start + index]))) continue;
      const known = longest.length === phrase.length ? longest.alternatives : [];
      longest = {
        length: phrase.length,
        alternatives: [...known, ...group.filter((other) => other !== phrase)],
      };
    }
  }
  return longest;
}

function isSame(word: string, typed: string | undefined): boolean {
  return word === typed || (typed !== undefined && stemmer(word) === stemmer(typed));
}
