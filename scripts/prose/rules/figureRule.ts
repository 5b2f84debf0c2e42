import {parse} from 'yaml';
import type {Passage, Rule} from '../passages/Passage';

const spelled = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const one = `(?:[+−-]?\\d(?:[\\d,]*\\d)?(?:\\.\\d+)?|${spelled.slice(1).join('|')})`;

/** Pattern of a number, a range or a list of numbers: `90 million`, `1 to 15`, `0, 4, 9 or 13`. */
const numberPattern = `${one}(?:(?:, ${one})* (?:to|or) ${one})?(?: (?:million|billion))?`;

/** Pattern of a number with the word or sign after it: `13 bytes`, `99.9 %`, `45°`. */
const quantityPattern = `${numberPattern}(?:(?: |-)?[A-Za-zµ%°]+)?`;

/** Words and signs of one unit, the one that figures are written with first. */
const units = [
  ['s', 'sec', 'secs', 'second', 'seconds'],
  ['min', 'mins', 'minute', 'minutes'],
  ['h', 'hr', 'hrs', 'hour', 'hours'],
  ['days', 'day', 'd'],
  ['weeks', 'week'],
  ['years', 'year'],
  ['bytes', 'byte', 'B'],
  ['bits', 'bit'],
  ['%', 'percent'],
  ['°', 'degrees'],
];
const unitOf = new Map(units.flatMap(([unit, ...others]) => [unit, ...others].map((name) => [name, unit])));

/** Writes quantities of one value alike: `ten minutes` and `10 min`, `1024` and `1,024`. */
function normalizeQuantity(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s\u00a0]+|(?<=\d)-(?=[a-z])/g, ' ')
    .replace(/(?<=\d),(?=\d{3}\b)/g, '')
    .replace(/^[+-](?=\d)/, '')
    .replace(/(\d) ?([a-zµ%°]+)$/, '$1 $2')
    .replace(/[a-z%°]+/g, (word) => {
      const number = spelled.indexOf(word);
      return number > 0 ? String(number) : (unitOf.get(word) ?? word);
    });
}

interface WrittenFigure {
  name: string;
  value: string;
  also?: string[];
  nature: string;
  where: string[];
}

/** A figure that every page must state alike, with all right values, and patterns of sentences that state it. */
export type Figure = ReturnType<typeof readFigures>[number];

export function readFigures(yaml: string) {
  const written = parse(yaml) as WrittenFigure[];
  return written.map(({name, value, also = [], nature, where}) => {
    if (!name || !value || !nature || !where?.every((text) => /\{[nq]\}/.test(text)))
      throw new Error(`The figure "${name}" needs value, nature, and patterns with {n} or {q} in \`where\`.`);
    const right = new Set([value, ...also].map((text) => normalizeQuantity(String(text))));
    const stating = (pattern: string) => `(?<stated>${pattern})`;
    const patterns = where.map((text) =>
      text.replace('{n}', stating(numberPattern)).replace('{q}', stating(quantityPattern)),
    );
    return {name, value: String(value), right, patterns: patterns.map((text) => new RegExp(text, 'gid'))};
  });
}

/** Where a passage states figures: as what, and at which character. */
export function statedFigures({kind, row, text}: Passage, figures: readonly Figure[]) {
  const before = kind === 'cell' && row !== undefined && row !== text ? `${row}: ` : '';
  return figures.flatMap((figure) => {
    const found = new Map<number, {figure: Figure; stated: string; index: number}>();
    for (const pattern of figure.patterns) {
      for (const match of (before + text).matchAll(pattern)) {
        const [start] = match.indices?.groups?.stated ?? [0];
        const index = Math.max(0, start - before.length);
        found.set(index, {figure, stated: match.groups?.stated ?? '', index});
      }
    }
    return [...found.values()];
  });
}

export function figureRule(figures: readonly Figure[]): Rule {
  return (passage) =>
    statedFigures(passage, figures)
      .filter(({figure, stated}) => !figure.right.has(normalizeQuantity(stated)))
      .map(({figure, stated, index}) => ({
        index,
        message: `"${stated}": the ${figure.name} is ${figure.value} (scripts/prose/data/figures.yaml).`,
      }));
}
