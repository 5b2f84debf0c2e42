import {findNodeAtLocation, getLocation, type ParseError, parseTree} from 'jsonc-parser';

/** A place in a text, from the first character to the one behind the last. */
export type Range = readonly [start: number, end: number];

/** JSON that could be read: its value, and where the value at a JSON pointer stands. */
export interface ReadJson {
  value: unknown;
  /** Of the value around it where there is none at the pointer. */
  rangeAt: (pointer: string) => Range | undefined;
}

/** JSON that could not be read. */
export interface JsonProblem {
  /** What was found and where: `line 3, column 5: a comma or } is missing`. */
  problem: string;
  at: number;
}

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
export function readJson(text: string): ReadJson | JsonProblem {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, {disallowComments: true});
  try {
    const value: unknown = JSON.parse(text);
    const rangeAt = (pointer: string): Range | undefined => {
      const steps = pointer.split('/').slice(1);
      const path = steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
      const node =
        root &&
        findNodeAtLocation(
          root,
          path.map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
        );
      if (node) return [node.offset, node.offset + node.length];
      return pointer === '' ? undefined : rangeAt(pointer.replace(/\/[^/]*$/, ''));
    };
    return {value, rangeAt};
  } catch {
    const at = errors[0]?.offset ?? 0;
    const before = text.slice(0, at).split('\n');
    const place = `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`;
    return {problem: `${place}: ${sentenceOf(text, errors)}`, at};
  }
}

function sentenceOf(text: string, [first, next]: ParseError[]): string {
  if (!first) return 'this is no JSON';
  // Of a wrong word, the next error says what should stand there.
  const code = first.error === 1 ? (next?.error ?? 4) : first.error;
  // A comma is missing in a list or in an object.
  if (code === 6)
    return sentences[typeof getLocation(text, first.offset).path.at(-1) === 'number' ? 8 : 7] ?? '';
  return sentences[code] ?? 'this text holds a character that needs a backslash';
}
