/** A word or identifier of a text, and where it stands there. */
export interface Token {
  /** As the index holds it: lower case, without accents. */
  term: string;
  start: number;
  end: number;
}

const boundary = /[^\s"'“”‘’`´<>()[\]|,;!?¿¡…=*&%~^]+/g;
/** A sign before a number belongs to it: `-1` is another error than `1`. */
const edges = /^(?:(?![-−]\d)[^\p{L}\p{N}{$/])+|(?:[^\p{L}\p{N}\p{M}}/+#]\p{M}*)+$/gu;
const origin = /^[a-z]+:\/\/[^/]*/i;
/** Class of the characters of scripts that write no space between words: each counts as a word, with its marks. */
export const unspaced =
  '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}]';
const part = new RegExp(`(?!\\p{M})(?:${unspaced}\\p{M}*|(?:(?!${unspaced})[\\p{L}\\p{N}\\p{M}])+)`, 'gu');
/** The same in the characters that most texts are of alone, which takes a fraction of the time. */
const plainPart = /[a-z\d]+/gi;
const isPlain = (text: string) => /^[ -~]*$/.test(text);
/** A word without parts, of which texts are for the most, with a stop after it. */
const plainWord = /^([A-Z]?[a-z\d]+)[.:]*$/;
/** Segments of a path that stand for a value: `{org_id}`, `:id`, `$ORG`, a UUID. */
const placeholder = /^(\{.*\}|:\w+|\$\{?\w+\}?|[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/i;
/** Longer runs are keys or hashes in examples, which nobody types. */
const longest = 80;

/** A term as the index holds it. */
export function normalize(text: string): string {
  if (isPlain(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace('−', '-')
    .toLowerCase();
}

/** A run of characters without spaces or quotes: a word, or an identifier with its parts. */
export interface Chunk {
  /** The identifier as a whole, when it has parts: `skerry_ble_advertise_get`, `/v1/org/*​/packets`. */
  whole?: Token;
  /** Words of it; parts of `camelCase` too. */
  parts: Token[];
}

/** Cuts a text into words and identifiers. */
export function chunksOf(text: string): Chunk[] {
  const chunks: Chunk[] = [];
  for (const {0: chunk, index} of text.matchAll(boundary)) {
    const word = plainWord.exec(chunk)?.[1];
    const trimmed = word ?? chunk.replace(edges, '');
    const start = word ? index : index + chunk.indexOf(trimmed);
    const end = start + trimmed.length;
    const parts = word && word.length <= longest ? [token(word, start)] : partsOf(trimmed, start);
    if (parts.length === 0) continue;
    const isWord = parts.length === 1 && parts[0]?.end === end && parts[0].start === start;
    if (isWord || trimmed.length > longest) chunks.push({parts});
    else chunks.push({whole: {term: wholeTerm(trimmed), start, end}, parts});
  }
  return chunks;
}

/** Every term of a text, wholes before their parts. */
export function tokensOf(text: string): Token[] {
  return chunksOf(text).flatMap(({whole, parts}) => (whole ? [whole, ...parts] : parts));
}

function partsOf(chunk: string, start: number): Token[] {
  const from = chunk.match(origin)?.[0].length ?? 0;
  const text = chunk.slice(from);
  return [...text.matchAll(isPlain(text) ? plainPart : part)].flatMap(({0: word, index}) => {
    const at = start + from + index;
    return word.length > longest ? [] : [token(word, at), ...humpsOf(word, at)];
  });
}

/** `get` and `Device` of `getDevice`. */
function humpsOf(word: string, start: number): Token[] {
  if (!/[\p{Ll}\p{N}]\p{Lu}/u.test(word)) return [];
  const humps = [...word.matchAll(/.+?(?:(?<=[\p{Ll}\p{N}])(?=\p{Lu}\p{Ll})|$)/gu)];
  return humps.length > 1 ? humps.map((hump) => token(hump[0], start + hump.index)) : [];
}

function token(text: string, start: number): Token {
  return {term: normalize(text), start, end: start + text.length};
}

/** A path without host and values; `{org_id}` and an ID in its place are the same. */
function wholeTerm(text: string): string {
  const path = text.replace(origin, '');
  if (!path.includes('/')) return normalize(text);
  const segments = path.split('/').filter(Boolean);
  return normalize(`/${segments.map((segment) => (placeholder.test(segment) ? '*' : segment)).join('/')}`);
}
