import {findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode} from 'jsonc-parser';

/** A place in a text, from the first character to the one behind the last. */
export type Range = readonly [start: number, end: number];

/** The value and where its parts stand, or what is wrong: `line 3, column 5: comma expected`. */
type ReadJson =
  | {value: unknown; rangeAt: (path: (string | number)[]) => Range | undefined}
  | {problem: string; at: number};

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
    // Of a wrong word, the next error says what should stand there.
    const {error = 1} = errors.find((one) => printParseErrorCode(one.error) !== 'InvalidSymbol') ?? {};
    const sentence = printParseErrorCode(error)
      .replace(/\B[A-Z]/g, ' $&')
      .toLowerCase();
    const place = `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`;
    return {problem: `${place}: ${sentence.replace('property name', 'name in double quotes')}`, at};
  }
}

/** Where the value at a path stands; the one around it where there is none. */
function rangeIn(root: Node | undefined, path: (string | number)[]): Range | undefined {
  const node = root && findNodeAtLocation(root, path);
  if (node) return [node.offset, node.offset + node.length];
  return path.length === 0 ? undefined : rangeIn(root, path.slice(0, -1));
}
