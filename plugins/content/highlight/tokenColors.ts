/**
 * The colors that code is shown in, and Prism's token types that get each; the style is in `src/css/code.css`.
 *
 * A token has several types, the wider ones first (`macro property string`): the last entry that fits wins.
 * Types that stand nowhere here, such as punctuation, keep the color of the text: marking each brace would
 * make a page full of code a third heavier.
 */
const colors: Array<[color: string, types: string[]]> = [
  ['property', ['property', 'attr-name', 'key', 'variable', 'parameter', 'assign-left']],
  ['type', ['class-name', 'builtin', 'tag', 'type', 'namespace']],
  ['function', ['function', 'function-name', 'macro-name', 'method']],
  ['number', ['number', 'boolean', 'constant', 'symbol']],
  ['keyword', ['keyword', 'atrule', 'important', 'directive', 'directive-hash', 'selector']],
  ['string', ['string', 'char', 'attr-value', 'regex', 'url']],
  ['comment', ['comment']],
  ['inserted', ['inserted']],
  ['deleted', ['deleted']],
];

const uncolored = new Set(['plain', 'punctuation', 'operator', 'interpolation-punctuation']);

/** Color of a token, or undefined when it is shown like text. */
export function colorOf(types: string[]): string | undefined {
  if (uncolored.has(types.at(-1) ?? 'plain')) return undefined;
  return colors.findLast(([, names]) => names.some((name) => types.includes(name)))?.[0];
}
