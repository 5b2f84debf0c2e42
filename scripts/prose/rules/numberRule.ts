import {parse} from 'yaml';
import type {Passage} from '../passages/Passage';
import type {Fault, Rule} from '../Finding';

interface NumberWords {
  units: string[];
  notCounted: string[];
  named: string[];
}

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

const asPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Four digits or more before a unit of which pages count many. */
const longRow = /(?<![\p{L}\p{N}_.,#-])(\d{4,})(?= (?:ms|s|bytes|packets|devices|days)\b)/gu;

/** Code shortly before: `count` is 4. */
const valueOfCode = /`(?: (?:of|is|to|at|gives|returns|about|around))* $/;
/** What is numbered comes shortly after: at most 32 in the sequence numbers. */
const numbersSomething = /^[^.]{0,24}\bnumbers?\b/i;

/** The text with what needs no unit replaced, character by character. */
function withoutSelfEvident(text: string): string {
  return text.replace(selfEvident, (found) => '~'.repeat(found.length));
}

/**
 * Finds numbers that stand without unit or counted thing, and units without a space or with digits in one long row.
 *
 * A number is well when a unit or a counted thing follows, also behind a range (`5 to 10 s`), when a word before it in
 * its sentence says what it numbers (`step 3`, `sequence number 0`), or when the column or row of its cell does.
 *
 * @param yaml `data/numbers.yaml`
 */
export function numberRule(yaml: string): Rule {
  const {units, notCounted, named} = parse(yaml) as NumberWords;
  const unit = `(?:${[...units]
    .sort((a, b) => b.length - a.length)
    .map(asPattern)
    .join('|')})`;
  const attached = new RegExp(`(?<![\\p{L}\\p{N}_.#-])(\\d[\\d,.]*)(?!°)(${unit})(?![\\p{L}\\p{N}])`, 'gu');
  const goesOn = new RegExp(
    `^\\)?[ \\u00a0]?(?:${unit}(?![\\p{L}\\p{N}])|(?!(?:${notCounted.join('|')})\\b)[\\p{L}\`"])`,
    'iu',
  );
  const chain =
    /^(?:,? (?:to|and|or|by) |, | – |–)(?:up to |about |at most )?(?:~+|`+|[+−-]?\d(?:[\d,]*\d)?(?:\.\d+)?)/u;
  const says = new RegExp(`(?<![\\p{L}])(?:${named.join('|')})(?![\\p{L}])`, 'iu');

  function endOfChain(plain: string, from: number): number {
    let end = from;
    for (let next = chain.exec(plain.slice(end)); next; next = chain.exec(plain.slice(end)))
      end += next[0].length;
    return end;
  }

  function isWell(
    {kind, column = '', row = '', text}: Passage,
    plain: string,
    index: number,
    end: number,
  ): boolean {
    const isHeader = kind === 'cell' && row === '';
    if (isHeader || /^[01]$/.test(plain.slice(index, end)) || goesOn.test(plain.slice(end))) return true;
    const sentence =
      plain
        .slice(0, index)
        .split(/[.!?;] (?=[\p{Lu}\d`])/u)
        .at(-1) ?? '';
    if (says.test(sentence) || valueOfCode.test(sentence) || numbersSomething.test(plain.slice(end)))
      return true;
    const headings = [column, row === text ? '' : row];
    return headings.some((name) => says.test(name) || /[\p{L}`]s\b|\(.+\)|[`%°]|^\S$/u.test(name.trim()));
  }

  function faults(passage: Passage): Fault[] {
    const plain = withoutSelfEvident(passage.prose);
    const found: Fault[] = [];
    for (const {0: text, 1: digits, 2: sign, index} of passage.prose.matchAll(attached))
      found.push({rule: 'number', index, message: `"${text}": write "${digits} ${sign}", with a space.`});
    for (const {0: text, index} of passage.prose.matchAll(longRow)) {
      const grouped = Number(text).toLocaleString('en-US');
      found.push({
        rule: 'number',
        index,
        message: `"${text}": write "${grouped}", in groups of three digits.`,
      });
    }
    if (passage.kind === 'heading' || passage.kind === 'label') return found;
    let checkedTo = 0;
    for (const {0: text, index} of plain.matchAll(number)) {
      if (index < checkedTo) continue;
      const end = endOfChain(plain, index + text.length);
      checkedTo = end;
      if (isWell(passage, plain, index, end)) continue;
      const message = `"${text}" has no unit: write what it counts or measures behind it.`;
      found.push({rule: 'number', index, message});
    }
    return found;
  }
  return faults;
}
