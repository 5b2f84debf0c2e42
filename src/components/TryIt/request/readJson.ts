import {findNodeAtLocation, getLocation, type Node, type ParseError, parseTree} from 'jsonc-parser';

/** A place in a text, from the first character to the one behind the last. */
export type Range = readonly [start: number, end: number];

/** The value and where its parts stand, or what is wrong: `line 3, column 5: a comma or } is missing`. */
type ReadJson =
  | {value: unknown; rangeAt: (path: (string | number)[]) => Range | undefined}
  | {problem: string; at: number};

/** What is missing, by the codes of jsonc-parser. */
const sentences: Record<number, string> = {
  2: 'a number is not complete',
  3: 'a name in double quotes is missing',
  4: 'a value is missing',
  5: 'a colon is missing',
  7: 'a comma or } is missing',
  8: 'a comma or ] is missing',
  9: 'nothing more is expected',
  10: 'JSON has no comments',
  11: 'JSON has no comments',
  12: 'the closing double quote is missing',
  13: 'a number is not complete',
};

/** Reads JSON as `JSON.parse` does, whose messages name no place or differ between browsers. */
export function readJson(text: string): ReadJson {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, {disallowComments: true});
  try {
    const value: unknown = JSON.parse(text);
    return {value, rangeAt: (path) => rangeIn(root, path)};
  } catch {
    const at = errors[0]?.offset ?? 0;
    const before = text.slice(0, at).split('\n');
    const place = `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`;
    return {problem: `${place}: ${sentenceOf(text, errors)}`, at};
  }
}

/** Where the value at a path stands; the one around it where there is none. */
function rangeIn(root: Node | undefined, path: (string | number)[]): Range | undefined {
  const node = root && findNodeAtLocation(root, path);
  if (node) return [node.offset, node.offset + node.length];
  return path.length === 0 ? undefined : rangeIn(root, path.slice(0, -1));
}

function sentenceOf(text: string, [first, next]: ParseError[]): string {
  if (!first) return 'this is no JSON';
  // Of a wrong word, the next error says what should stand there.
  const code = first.error === 1 ? (next?.error ?? 4) : first.error;
  const isInList = typeof getLocation(text, first.offset).path.at(-1) === 'number';
  // A comma is missing in a list or in an object.
  const known = sentences[code === 6 ? (isInList ? 8 : 7) : code];
  return known ?? 'this text holds a character that needs a backslash';
}
