import {syllable} from 'syllable';

const sentences = new Intl.Segmenter('en', {granularity: 'sentence'});
const words = new Intl.Segmenter('en', {granularity: 'word'});

/**
 * Flesch–Kincaid grade of paragraphs: the years at school that reading them takes; undefined without a sentence.
 *
 * Words with digits or of code count as one syllable, as they are read at one glance.
 */
export function readingLevel(paragraphs: readonly string[]): number | undefined {
  const counts = {sentences: 0, words: 0, syllables: 0};
  for (const {segment} of paragraphs.flatMap((text) => [...sentences.segment(text)])) {
    const said = [...words.segment(segment)].filter(({isWordLike}) => isWordLike);
    if (said.length === 0) continue;
    counts.sentences += 1;
    counts.words += said.length;
    for (const word of said) counts.syllables += Math.max(1, syllable(word.segment));
  }
  if (counts.sentences === 0) return undefined;
  return 0.39 * (counts.words / counts.sentences) + 11.8 * (counts.syllables / counts.words) - 15.59;
}
