import {stemmer} from 'stemmer';
import {isSentence, matchWeights, typosAllowed} from './ranking';
import {stopWords, weakWords} from './stopWords';
import {synonyms} from './synonyms';
import type {TermIndex} from './TermIndex';
import {type Chunk, chunksOf, tokensOf} from './tokens';

/** Terms of the index that each meet a word, with what each counts. */
export type Terms = Map<string, number>;

/** A way to meet a word: a section needs one of the terms of each set. */
export interface Alternative {
  weight: number;
  all: Terms[];
}

/** A word of a query, with all that meets it. */
export interface QueryWord {
  /** The word as the index would hold it; of an identifier the whole, then its parts. */
  typed: string[];
  /** None where nothing meets it. */
  alternatives: Alternative[];
  /** How much it says of what is looked for, and how sure it is that it was meant; up to 1. */
  weight: number;
  /** Whether, in a sentence, a typing mistake alone leads to what meets it: often it is another word. */
  isGuess: boolean;
}

/** Reads a query as a reader typed it; empty when there is no word in it. */
export function queryWords(query: string, index: TermIndex): QueryWord[] {
  const asked = chunksOf(query);
  const telling = asked.filter((chunk) => !stopWords.has(termOf(chunk)));
  const chunks = telling.length > 0 ? telling : asked;
  const said = saidOtherwise(chunks.map(termOf), index);
  const isWeak = chunks.map(
    // Before a path, `GET` is a method.
    (chunk, at) => weakWords.has(termOf(chunk)) && !chunks[at + 1]?.whole?.term.startsWith('/'),
  );
  const areAllWeak = !isWeak.includes(false);
  return chunks.map((chunk, at): QueryWord => {
    const isLast = at === chunks.length - 1;
    const compounds = [...compound(chunks[at - 1], chunk), ...compound(chunk, chunks[at + 1])];
    const exact = [
      ...wholly(chunk, index),
      {weight: 1, all: partsOf(chunk).map((part) => termsLike(part, index, isLast))},
      ...said[at],
      ...compounds,
      ...(chunks.length === 1 ? firstLetter(chunk, index) : []),
    ].filter((alternative) => canBeMet(alternative, index));
    const isForgiven = exact.length === 0;
    const isGuess = isForgiven && isSentence(chunks.length);
    const certainty = isGuess ? matchWeights.guessInSentence : isForgiven ? matchWeights.guess : 1;
    return {
      typed: [...new Set([termOf(chunk), ...partsOf(chunk)])],
      alternatives: isForgiven ? forgiving(chunk, index, isLast) : exact,
      weight: certainty * (isWeak[at] && !areAllWeak ? matchWeights.weakWord : 1),
      isGuess,
    };
  });
}

function termOf({whole, parts}: Chunk): string {
  return (whole ?? parts[0]).term;
}

function partsOf({parts}: Chunk): string[] {
  return [...new Set(parts.map(({term}) => term))];
}

function canBeMet({all}: Pick<Alternative, 'all'>, index: TermIndex): boolean {
  return all.length > 0 && all.every((terms) => [...terms.keys()].some((term) => index.has(term)));
}

/** An identifier or a path as a whole, which counts more than all of its parts. */
function wholly({whole}: Chunk, index: TermIndex): Alternative[] {
  if (!whole) return [];
  const begun = index.beginningWith(whole.term).map((term) => [term, matchWeights.begunWhole] as const);
  const paths = index.pathsLike(whole.term).map(({path, isEnd}) => ({
    weight: isEnd ? matchWeights.whole : matchWeights.innerPath,
    all: [new Map([[path, 1]])],
  }));
  return [{weight: matchWeights.whole, all: [new Map([...begun, [whole.term, 1]])]}, ...paths];
}

/** A word as it is, in another form, or as the beginning of a longer one. */
function termsLike(term: string, index: TermIndex, isLast: boolean): Terms {
  const forms = index.sameStem(term);
  const isKnown = index.has(term) || forms.length > 0;
  const {begunKnown, begunLast, begun} = matchWeights;
  const weight = !isKnown ? begun : isLast ? begunLast : begunKnown;
  const longer = term.length > 1 ? index.beginningWith(term) : [];
  return new Map([
    ...longer.map((other) => [other, weight] as const),
    ...forms.map((other) => [other, matchWeights.sameStem] as const),
    [term, 1],
  ]);
}

/** Of a letter that is all that was typed, the words that it begins. */
function firstLetter(chunk: Chunk, index: TermIndex): Alternative[] {
  const letter = termOf(chunk);
  if (letter.length > 1) return [];
  const begun = index.beginningWith(letter).map((term) => [term, matchWeights.begunLast] as const);
  return [{weight: 1, all: [new Map(begun)]}];
}

/** Words of each way to say something, as the index holds them. A query loses stop words too before it is compared. */
const groups = synonyms.map((group) =>
  group.map((phrase) => {
    const words = tokensOf(phrase)
      .map(({term}) => term)
      .filter((term) => !stopWords.has(term));
    return {words, stems: words.map(stemmer)};
  }),
);

/** For each word the other ways to say the longest phrase with synonyms that begins at it, or that it belongs to. */
function saidOtherwise(words: readonly string[], index: TermIndex): Alternative[][] {
  const stems = words.map(stemmer);
  const said: Alternative[][] = words.map(() => []);
  for (let at = 0; at < words.length; ) {
    const met = groups.flatMap((group) =>
      group
        .filter((phrase) => phrase.stems.every((stem, place) => stem === stems[at + place]))
        .map((phrase) => ({phrase, group})),
    );
    const length = Math.max(1, ...met.map(({phrase}) => phrase.words.length));
    const others = met
      .filter(({phrase}) => phrase.words.length === length)
      .flatMap(({phrase, group}) => group.filter((other) => other !== phrase));
    const ways = others.map((other) => ({
      // The phrase counts for each word of the run.
      weight: matchWeights.synonym / length,
      all: other.words.map((term) => {
        const forms = index.sameStem(term).map((form) => [form, matchWeights.sameStem] as const);
        return new Map([...forms, [term, 1]]);
      }),
    }));
    for (const end = at + length; at < end; at++) said[at].push(...ways);
  }
  return said;
}

/** `back fill` finds `backfill`. */
function compound(first?: Chunk, second?: Chunk): Alternative[] {
  if (!first || !second || first.whole || second.whole) return [];
  return [{weight: 1, all: [new Map([[termOf(first) + termOf(second), 1]])]}];
}

/** What meets a word that nothing meets as it is: with one typing mistake forgiven, else with two. */
function forgiving(chunk: Chunk, index: TermIndex, isLast: boolean): Alternative[] {
  const like = (term: string, mistakes: number): Terms => {
    const allowed = Math.min(mistakes, typosAllowed(term));
    const similar = allowed > 0 ? index.similar(term, allowed, isLast) : [];
    return new Map(similar.map((other) => [other, 1]));
  };
  for (const mistakes of [1, 2]) {
    const parts = partsOf(chunk).map((part) => {
      const known = termsLike(part, index, isLast);
      return canBeMet({all: [known]}, index) ? known : like(part, mistakes);
    });
    const ways = [
      {weight: matchWeights.whole, all: chunk.whole ? [like(chunk.whole.term, mistakes)] : []},
      {weight: 1, all: parts},
    ].filter((way) => canBeMet(way, index));
    if (ways.length > 0) return ways;
  }
  return [];
}
