import escapeRegExp from 'lodash/escapeRegExp';
import {parse} from 'yaml';
import type {Passage, Rule} from '../passages/Passage';

/** Numbers that say themselves what they are: dates, times, versions, parts of names and of formulas. */
const selfEvident = new RegExp(
  [
    String.raw`\d{4}-\d\d(?:-\d\d)?|\d{1,2}:\d\d(?::\d\d)?|:\d{2,5}\b`,
    String.raw`\d+(?:\.\d+){2,}(?:-\w+)?|\d+(?:\.\d+)?\.x\b|\d+(?:\.\d+)+(?= or later)`,
    String.raw`(?<=\b(?:in|since|before|until) )\d+\.\d\b`,
    String.raw`\b(?:19|20)\d\d\b|\b0x[\da-f]+|\b\w*[a-z_]\w*\d[\w.]*|\d+-?(?:st|nd|rd|th)\b|[\d,.]+-(?=[a-z])`,
    String.raw`(?:\d+|\bone)(?: [a-z]+)? (?:in|of|out of) \d[\d,²³]*|\d+ of them`,
    String.raw`\d[\d,.]*(?: ?[=×+*/^±−→] ?\d[\d,.]*)+|[=×+*/^±<>≥≤−&→] ?\d[\d,.]*|\d[\d,.]* ?[=×+*/^±<>≥≤−&→]`,
  ].join('|'),
  'giu',
);

const number = /(?<![\p{L}\p{N}_.,/#°-])\d(?:[\d,]*\d)?(?:\.\d+)?(?![\p{L}\p{N}_]|\.\d)/gu;

/** Four digits or more before a unit of which pages count many. */
const longRow = /(?<![\p{L}\p{N}_.,#-])(\d{4,})(?= (?:ms|s|bytes|packets|devices|days)\b)/gu;

/** What follows a number in a range or a list: `5 to 10`, `4, 9 or 13`. */
const chain =
  /^(?:,? (?:to|and|or|by) |, | – |–)(?:up to |about |at most )?(?:~+|`+|[+−-]?\d(?:[\d,]*\d)?(?:\.\d+)?)/u;

/** Code shortly before: `count` is 4. */
const valueOfCode = /`(?: (?:of|is|to|at|gives|returns|about|around))* $/;
/** What is numbered comes shortly after: at most 32 in the sequence numbers. */
const numbersSomething = /^[^.]{0,24}\bnumbers?\b/i;

/**
 * Finds numbers that stand without unit or counted thing, and units without a space or with digits in one long row.
 *
 * A number is well when a unit or a counted thing follows, also behind a range (`5 to 10 s`), when a word before it in
 * its sentence says what it numbers (`step 3`, `sequence number 0`), or when the column or row of its cell does.
 */
export function numberRule(yaml: string): Rule {
  const {units, notCounted, named} = parse(yaml) as Record<'units' | 'notCounted' | 'named', string[]>;
  // Longest first, so that what is found is the whole sign.
  const signs = units.toSorted((a, b) => b.length - a.length).map((sign) => escapeRegExp(sign));
  const unit = `(?:${signs.join('|')})`;
  const attached = new RegExp(`(?<![\\p{L}\\p{N}_.#-])(\\d[\\d,.]*)(?!°)(${unit})(?![\\p{L}\\p{N}])`, 'gu');
  const goesOn = new RegExp(
    `^\\)?[ \\u00a0]?(?:${unit}(?![\\p{L}\\p{N}])|(?!(?:${notCounted.join('|')})\\b)[\\p{L}\`"])`,
    'iu',
  );
  const says = new RegExp(`(?<![\\p{L}])(?:${named.join('|')})(?![\\p{L}])`, 'iu');

  /** @param before and after are the text around the number, with what needs no unit replaced */
  function isWell(
    {kind, column = '', row = '', text}: Passage,
    digits: string,
    before: string,
    after: string,
  ) {
    const isHeader = kind === 'cell' && row === '';
    if (isHeader || /^[01]$/.test(digits) || goesOn.test(after)) return true;
    const sentence = before.split(/[.!?;] (?=[\p{Lu}\d`])/u).at(-1) ?? '';
    if (says.test(sentence) || valueOfCode.test(sentence) || numbersSomething.test(after)) return true;
    const headings = [column, row === text ? '' : row];
    return headings.some((name) => says.test(name) || /[\p{L}`]s\b|\(.+\)|[`%°]|^\S$/u.test(name.trim()));
  }

  return (passage) => {
    const found = [
      ...[...passage.prose.matchAll(attached)].map(({0: text, 1: digits, 2: sign, index}) => {
        return {index, message: `"${text}": write "${digits} ${sign}", with a space.`};
      }),
      ...[...passage.prose.matchAll(longRow)].map(({0: text, index}) => {
        const grouped = Number(text).toLocaleString('en-US');
        return {index, message: `"${text}": write "${grouped}", in groups of three digits.`};
      }),
    ];
    if (passage.kind === 'heading' || passage.kind === 'label') return found;
    const plain = passage.prose.replace(selfEvident, (text) => '~'.repeat(text.length));
    let end = 0;
    for (const {0: text, index} of plain.matchAll(number)) {
      // Of a range or a list, the last number has the unit.
      if (index < end) continue;
      end = index + text.length;
      for (let next = chain.exec(plain.slice(end)); next; next = chain.exec(plain.slice(end)))
        end += next[0].length;
      if (!isWell(passage, plain.slice(index, end), plain.slice(0, index), plain.slice(end)))
        found.push({index, message: `"${text}" has no unit: write what it counts or measures behind it.`});
    }
    return found;
  };
}
