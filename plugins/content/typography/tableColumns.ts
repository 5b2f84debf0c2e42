import type {Element} from 'hast';
import sum from 'lodash/sum';
import sumBy from 'lodash/sumBy';
import {SKIP, visit} from 'unist-util-visit';
import {textOf} from '../mdx/textOf';
import {longestUnbroken} from './rehypeInlineCode';
import {lists} from './rehypeUnbroken';

/** A column of a table: its cells from the header down, and what they hold. */
export interface Column {
  label: string;
  cells: Element[];
  isNumeric: boolean;
  /** Characters of its texts: of the longest, of the mean, and of the longest piece in which no line breaks. */
  longestText: number;
  meanText: number;
  longestWord: number;
}

const words = ['bytes?', 'bits?', 'years?', 'days?', 'hours?', 'characters', '°'];
const number = new RegExp(
  String.raw`^(?:[<>≈±] ?)?[−+-]?\d[\d,.]*(?: ?(?:${[...lists.units, ...words].join('|')}))?$`,
  'u',
);

/** A release, which is no figure. */
const release = /^\d+\.\d+\.\d+$/;

/** What stands in a cell without a value. */
const nothing = /^[–—-]?$/;

export function columnsOf(table: Element): Column[] {
  const rows: Element[][] = [];
  visit(table, 'element', (row) => {
    if (row.tagName !== 'tr') return undefined;
    rows.push(row.children.filter((cell) => cell.type === 'element'));
    return SKIP;
  });
  return (rows[0] ?? []).map((header, index) => {
    const cells = rows.map((row) => row[index]).filter((cell) => cell !== undefined);
    const label = textOf(header).trim();
    const body = cells.slice(1);
    const texts = body.map((cell) => textOf(cell).trim());
    const values = texts.filter((text) => !nothing.test(text));
    const pieces = [label, ...texts]
      .flatMap((text) => text.split(/\s+/u))
      .flatMap((word) => (word.length > longestUnbroken ? word.split(/(?<=[/_.-])/u) : word));
    return {
      label,
      cells,
      isNumeric:
        values.length > 0 &&
        values.every((text) => number.test(text) && !release.test(text)) &&
        body.every(({children}) => !children.some((one) => 'tagName' in one && one.tagName === 'code')),
      longestText: Math.max(0, ...texts.map((text) => text.length)),
      meanText: sum(texts.map((text) => text.length)) / texts.length || 0,
      longestWord: Math.max(0, ...pieces.map((piece) => piece.length)),
    };
  });
}

/** The columns of tables that have the same ones, with the longest texts of all. */
export function widestOf([first = [], ...others]: Column[][]): Column[] {
  return first.map((one, index) => {
    const alike = [one, ...others.flatMap((columns) => columns[index] ?? [])];
    return {
      ...one,
      longestText: Math.max(...alike.map(({longestText}) => longestText)),
      meanText: sum(alike.map(({meanText}) => meanText)) / alike.length,
      longestWord: Math.max(...alike.map(({longestWord}) => longestWord)),
    };
  });
}

/** Window of a small phone without its margins, and a table's space beside each column, in pixels. */
const [phone, padding] = [326, 16];
/** Mean width of a character, and how many a column of running text needs on a line to be read. */
const [character, readable] = [7.3, 18];

/**
 * Whether a table on a phone is better read as a list of its rows: its columns have no room there beside each other, and
 * hold more than figures, which are compared.
 */
export function stacksOnPhones(columns: Column[]): boolean {
  const text = columns.length > 2 ? readable : 0;
  const needs = columns.map(({longestText, longestWord}) =>
    Math.max(longestWord, Math.min(longestText, text)),
  );
  const width = needs.reduce((sum, need) => sum + need * character + padding, 0);
  return width > phone && columns.slice(1).some(({longestText}) => longestText > readable / 2);
}

/** Text of a page without the frame of a table, a table's space beside each column, in pixels. */
const [page, gap] = [686, 32];
/** Width of a character of code, and how many characters of a text have a say in how wide its column is. */
const [codeCharacter, heard] = [7.8, 90];
/** Most characters of the names of rows that stay on one line, and least of running text where there is room. */
const [name, prose] = [longestUnbroken, 16];

/** Whether a browser would choose badly which texts of a row give way, as they have no room beside each other. */
export function isCrowded(columns: Column[]): boolean {
  const isLong = columns.some(({longestText}) => longestText > heard);
  const isSplit = columns.length > 2 || (columns[0]?.longestText ?? 0) <= name;
  return isLong || (isSplit && sumBy(columns, ({longestText}) => longestText * character + gap) > page);
}

/** Whether what stands beside each other is compared: rows have headers then. */
export function isComparison([names]: Column[]): boolean {
  return names?.cells[1]?.tagName === 'th';
}

/**
 * Widths of columns in percent: as their texts are long, so that a row has few lines, but each has room for its longest
 * word and a short text on one line, and for the names of rows and some words of a text if it can. Undefined where the
 * words have no room. What is compared is as wide as the other.
 */
export function widthsOf(columns: Column[]): number[] | undefined {
  const words = columns.map(
    ({longestWord, longestText, isNumeric}) =>
      Math.max(longestWord, isNumeric || longestText <= readable ? longestText : 0) * codeCharacter + gap,
  );
  if (sum(words) > page) return undefined;
  const texts = columns.map(({label, longestText, meanText}, index) => {
    const isName = index === 0 && longestText <= name;
    const most = isName ? longestText : Math.min(Math.max(label.length, meanText), prose);
    return Math.max(words[index] ?? 0, most * character + gap);
  });
  const least = sum(texts) > page ? words : texts;
  const widthsAt = (scale: number) =>
    columns.map(({longestText, meanText}, index) =>
      Math.max(least[index] ?? 0, scale * ((Math.min(longestText, heard) + meanText) * character + gap)),
    );
  let scale = 0;
  while (sum(widthsAt(scale)) < page) scale += 0.01;
  const [first = 0, ...others] = widthsAt(scale).map((width, _, all) => Math.round((100 * width) / sum(all)));
  return [first, ...(isComparison(columns) ? others.map(() => (100 - first) / others.length) : others)];
}

/** Width of a character of a column's name, and characters of a value that make a line worth reading. */
const [labelCharacter, line] = [7.7, 20];

/** How wide the names of columns are that stand before their values on a phone; undefined where values have no room. */
export function labelWidth(columns: Column[]): number | undefined {
  const name = labelCharacter * Math.max(...columns.map(({label}) => label.length));
  const value = character * Math.min(line, Math.max(...columns.map(({longestText}) => longestText)));
  return name + padding + value <= phone ? Math.ceil(name) : undefined;
}
