import {accepts, type KnownIds, patternOf, volatilePieces} from './volatile';

/** What may differ between a shown and a printed text. */
export interface Tolerance {
  /** Words, or keys of JSON, whose values vary. */
  varies: readonly string[];
  /** Whether nothing may differ but those: for results that must be right to the last digit. */
  exact: boolean;
  ids: KnownIds;
}

const escapeForPattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isNumber = (word: string) => /^-?\d+(\.\d+)?$/.test(word);

/** Splits a text at the words that vary. */
function atWords(text: string, words: readonly string[]): string[] {
  if (words.length === 0) return [text];
  const any = [...words]
    .sort((left, right) => right.length - left.length)
    .map(escapeForPattern)
    .join('|');
  return text.split(new RegExp(`(?<![\\w.])(${any})(?!\\w|\\.\\d)`));
}

/** Whether a printed line, or a text in JSON, is the one that a page shows. */
export function matchLine(shown: string, found: string, {varies, exact, ids}: Tolerance): boolean {
  const expected: {shown: string; kind: string}[] = [];
  let hasVaried = false;
  const pattern = atWords(shown, varies)
    .map((part, index) => {
      if (index % 2 === 1) {
        hasVaried = true;
        return isNumber(part) ? '-?\\d+(?:\\.\\d+)?' : '\\S+';
      }
      if (exact) return escapeForPattern(part);
      return volatilePieces(part)
        .map(({text, kind}) => {
          if (!kind) return escapeForPattern(text);
          expected.push({shown: text, kind});
          return `(${patternOf(kind)})`;
        })
        .join('');
    })
    .join('');
  // Columns shift with the width of a number.
  const spaced = hasVaried ? pattern.replaceAll(/ +/g, ' +') : pattern;
  const match = new RegExp(`^${spaced}$`).exec(found);
  if (!match) return false;
  return expected.every(({shown: value, kind}, index) => accepts(kind, value, match[index + 1], ids));
}
