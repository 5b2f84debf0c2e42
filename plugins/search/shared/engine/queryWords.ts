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
  const chunks = withoutStopWords(chunksOf(query));
  const terms = chunks.map(termOf);
  const said: Query[][] = chunks.map(() => []);
  for (let index = 0; index < chunks.length; ) {
    const match = synonymsAt(terms, index);
    const length = match?.length ?? 1;
    const alternatives = (match?.alternatives ?? []).map((phrase) => saidOtherwise(phrase, length));
    for (let covered = index; covered < index + length; covered++) said[covered]?.push(...alternatives);
    index += length;
  }
  const words = chunks.map(
    (chunk, index): QueryWord => ({
      typed: [...new Set([termOf(chunk), ...chunk.parts.map(({term}) => term)])],
      query: any([chunkQuery(chunk, vocabulary), ...(said[index] ?? []), ...compoundAt(chunks, index)]),
      forgiving: [1, 2].map((typos) => forgivingQuery(chunk, typos)),
      isWeak: weakWords.has(termOf(chunk)) && !isPath(chunks[index + 1]),
    }),
  );
  return words.every(({isWeak}) => isWeak) ? words.map((word) => ({...word, isWeak: false})) : words;
}

function withoutStopWords(chunks: Chunk[]): Chunk[] {
  const telling = chunks.filter((chunk) => !stopWords.has(termOf(chunk)));
  return telling.length > 0 ? telling : chunks;
}

/** Before a path, `GET` is a method. */
function isPath(chunk: Chunk | undefined): boolean {
  return chunk?.whole?.term.startsWith('/') === true;
}

function termOf({whole, parts}: Chunk): string {
  return whole?.term ?? parts[0]?.term ?? '';
}

/** An identifier is met as a whole, which counts most, or by all its parts. */
function chunkQuery({whole, parts}: Chunk, vocabulary: Vocabulary): Query {
  const words = [...new Set(parts.map(({term}) => term))].map((term) => word(term, vocabulary));
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

function forgivingQuery({whole, parts}: Chunk, typos: number): Query {
  const words = all([...new Set(parts.map(({term}) => term))].map((term) => forgivingWord(term, typos)));
  return whole ? any([forgivingWord(whole.term, typos), words]) : words;
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
