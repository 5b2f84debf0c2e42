import {fleschKincaid} from 'flesch-kincaid';
import type {Root} from 'nlcst';
import {toString as textOf} from 'nlcst-to-string';
import {syllable} from 'syllable';
import {visit} from 'unist-util-visit';

/**
 * Flesch–Kincaid grade of a text: the years at school that reading it takes; NaN without a sentence.
 *
 * Words with digits or of code count as one syllable, as they are read at one glance.
 */
export function readingLevel(tree: Root): number {
  const counts = {sentence: 0, word: 0, syllable: 0};
  visit(tree, 'SentenceNode', (sentence) => {
    let words = 0;
    visit(sentence, 'WordNode', (word) => {
      words += 1;
      counts.syllable += Math.max(1, syllable(textOf(word)));
    });
    counts.word += words;
    if (words > 0) counts.sentence += 1;
  });
  return counts.sentence === 0 ? Number.NaN : fleschKincaid(counts);
}
