import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'hast';
import {h} from 'hastscript';
import {SKIP, visit} from 'unist-util-visit';
import {parse} from 'yaml';

const file = path.join(__dirname, 'numbers.yaml');
/** Signs of units, words that a number does not count, and words that a number follows. */
export const lists: Record<'units' | 'notCounted' | 'named', string[]> = parse(fs.readFileSync(file, 'utf8'));

/** Elements whose text stays as it is written. */
const leftOut = new Set(['code', 'pre', 'kbd', 'samp', 'svg', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

const oneOf = (words: string[]) => `(?:${words.join('|')})(?![\\p{L}\\p{N}_])`;
const number = '(?<![\\p{L}\\p{N}_.,\\u00a0-])\\d(?:[\\d.,]*\\d)?';

/** Spaces at which no line breaks, each with an example. */
const spaces = [
  `(?<=\\d) (?=${oneOf(lists.units)})`, // 10 s
  ` (?=\\d)(?<=(?<!\\p{L})(?:${lists.named.join('|')}) )`, // stage 1; the rare space before a digit is found first
  `(?<=${number}) (?=(?!${oneOf(lists.notCounted)})\\p{L}{1,14}(?![\\p{L}\\p{N}_]))`, // 3 months, but not after "stage"
  '(?<=\\d|^|\\(\\p{L}) (?=[+−×=]|to \\d)|(?<=(?:^|[\\d\\s])[+−×=]|\\d to) (?=[\\d(]|$)', // 0 to 13; 13 + n, n an element too; × (T − 25)
  '(?<=\\p{L}{2}) (?=\\p{L}{1,2}(?:[.,;:?!)]|$))', // moved to it.
].map((pattern) => new RegExp(pattern, 'giu'));

/** A number or capitals, a hyphen, and what belongs to them: `6-byte`, `AES-CMAC`, `SHA-256`, `2026-09-16`; `-EPERM`; `End-device`. */
const compound =
  /((?<![\p{L}\p{N}_-])(?:-\p{Lu}{2,}|(?:\d+|\p{Lu}{2,}|Wi|End)(?:-[\p{L}\p{N}]{1,8}){1,2})(?![\p{L}\p{N}_-]))/u;

/**
 * Rehype plugin that keeps a number on one line with its unit, with what it counts or numbers and with the sign of a
 * formula, and the last short word of a sentence with the one before, by the space between them; and short compounds with
 * a hyphen by their style: what readers copy and search for keeps its plain hyphen.
 */
export default function rehypeUnbroken() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && leftOut.has(node.tagName)) return SKIP;
      if (node.type !== 'text' || !parent || index === undefined) return undefined;
      for (const space of spaces) node.value = node.value.replace(space, '\u00a0');
      // A text is followed by a compound, and that by a text.
      const pieces = node.value.split(compound);
      if (pieces.length === 1) return undefined;
      const shown = pieces.flatMap((value, at) =>
        at % 2 > 0 ? h('span', {className: 'short'}, value) : value ? ({type: 'text', value} as const) : [],
      );
      parent.children.splice(index, 1, ...(shown as never[]));
      return index + shown.length;
    });
  };
}
