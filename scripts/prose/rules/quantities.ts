/** Numbers that pages spell out. */
const spelled = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const one = `(?:[+−-]?\\d(?:[\\d,]*\\d)?(?:\\.\\d+)?|${spelled.slice(1).join('|')})`;

/** Pattern of a number, a range or a list of numbers: `90 million`, `1 to 15`, `0, 4, 9 or 13`. */
export const numberPattern = `${one}(?:(?:, ${one})* (?:to|or) ${one})?(?: (?:million|billion))?`;

/** Pattern of a number with the word or sign after it: `13 bytes`, `99.9 %`, `45°`. */
export const quantityPattern = `${numberPattern}(?:(?: |-)?[A-Za-zµ%°]+)?`;

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
export function normalizeQuantity(text: string): string {
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
