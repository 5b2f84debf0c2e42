import type {Query, QueryCombination} from 'minisearch';
import {matchWeights, typosAllowed} from './ranking';
import {stopWords, weakWords} from './stopWords';
import {synonymsAt} from './synonymGroups';
import {type Chunk, chunksOf} from './tokens';
import type {Vocabulary} from './Vocabulary';

/** A word of a query, with all that meets it. */
export interface QueryWord {
  /** The word as the index would hold it; of an identifier the whole, then its parts. */
  typed: string[];
  query: Query;
  /** What meets it with one typing mistake forgiven, then with two: for when nothing else does. */
  forgiving: Query[];
  /** Whether a page may lack it. */
  isWeak: boolean;
}

/** Reads a query as a reader typed it; empty when there is no word in it. */
export function queryWords(query: string, vocabulary: Vocabulary): QueryWord[] {
  const asked = chunksOf(query);
  const telling = asked.filter((chunk) => !stopWords.has(termOf(chunk)));
  const chunks = telling.length > 0 ? telling : asked;
  const terms = chunks.map(termOf);
  const said: Query[][] = chunks.map(() => []);
  for (let index = 0; index < chunks.length; ) {
    const {length, alternatives} = synonymsAt(terms, index);
    const queries = alternatives.map((phrase) => saidOtherwise(phrase, length));
    for (const end = index + length; index < end; index++) said[index]?.push(...queries);
  }
  const words = chunks.map(
    (chunk, index): QueryWord => ({
      typed: [...new Set([termOf(chunk), ...partsOf(chunk)])],
      query: any([chunkQuery(chunk, vocabulary), ...(said[index] ?? []), ...compoundAt(chunks, index)]),
      forgiving: [1, 2].map((typos) => forgivingQuery(chunk, typos)),
      // Before a path, `GET` is a method.
      isWeak: weakWords.has(termOf(chunk)) && !chunks[index + 1]?.whole?.term.startsWith('/'),
    }),
  );
  return words.every(({isWeak}) => isWeak) ? words.map((word) => ({...word, isWeak: false})) : words;
}

function termOf({whole, parts}: Chunk): string {
  return whole?.term ?? parts[0]?.term ?? '';
}

function partsOf({parts}: Chunk): string[] {
  return [...new Set(parts.map(({term}) => term))];
}

/** An identifier is met as a whole, which counts most, or by all its parts. */
function chunkQuery(chunk: Chunk, vocabulary: Vocabulary): Query {
  const {whole} = chunk;
  const words = partsOf(chunk).map((term) => word(term, vocabulary));
  if (!whole) return all(words);
  const paths = vocabulary
    .pathsLike(whole.term)
    .map(({path, isEnd}) => exactly(path, isEnd ? matchWeights.whole : matchWeights.innerPath));
  const wholly = {...begun(whole.term), boostTerm: () => matchWeights.whole};
  return any([wholly, ...paths, all(words)]);
}

/** Another way to say a word, or a run of words, of each of which it is then as good as it. */
function saidOtherwise(phrase: readonly string[], runLength: number): Query {
  // The words of a phrase add up, and it counts for each word of the run.
  const weight = matchWeights.synonym / (phrase.length * runLength);
  return {...all(phrase.map((term) => exactly(term))), boostTerm: () => weight};
}

/** `back fill` finds `backfill`. */
function compoundAt(chunks: Chunk[], index: number): Query[] {
  const [first, second] = [chunks[index], chunks[index + 1]];
  if (!first || !second || first.whole || second.whole) return [];
  return [exactly(`${termOf(first)}${termOf(second)}`)];
}

/** A word as it is, in another form, or as the beginning of a longer one. */
function word(term: string, vocabulary: Vocabulary): QueryCombination {
  return any([
    begun(term),
    ...vocabulary.sameStem(term).map((other) => exactly(other, matchWeights.sameStem)),
  ]);
}

function forgivingQuery(chunk: Chunk, typos: number): Query {
  const words = all(partsOf(chunk).map((term) => forgivingWord(term, typos)));
  return chunk.whole ? any([forgivingWord(chunk.whole.term, typos), words]) : words;
}

function forgivingWord(term: string, typos: number): QueryCombination {
  const allowed = Math.min(typos, typosAllowed(term));
  return any([
    {...begun(term), fuzzy: allowed || false},
    ...(allowed > 0 ? transpositions(term) : []).map((swapped) => exactly(swapped, matchWeights.fuzzy)),
  ]);
}

function begun(term: string): QueryCombination {
  return {queries: [term], prefix: term.length > 1, fuzzy: false};
}

function exactly(term: string, weight?: number): QueryCombination {
  return {
    queries: [term],
    prefix: false,
    fuzzy: false,
    ...(weight !== undefined && {boostTerm: () => weight}),
  };
}

/** The word with two neighbors swapped: one mistake, which the engine counts as two. */
function transpositions(term: string): string[] {
  return [...term].slice(1).map((_, index) => {
    const letters = [...term];
    [letters[index], letters[index + 1]] = [letters[index + 1] as string, letters[index] as string];
    return letters.join('');
  });
}

function all(queries: Query[]): QueryCombination {
  return {combineWith: 'AND', queries};
}

function any(queries: Query[]): QueryCombination {
  return {combineWith: 'OR', queries};
}
