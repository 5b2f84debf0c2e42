import type {Schema} from './Schema';

const inWords: Array<[keyof Schema, (limit: unknown) => string]> = [
  ['minLength', (limit) => `at least ${count(limit, 'character')}`],
  ['maxLength', (limit) => `at most ${count(limit, 'character')}`],
  ['pattern', (limit) => `matches ${limit}`],
  ['minimum', (limit) => `at least ${limit}`],
  ['maximum', (limit) => `at most ${limit}`],
  ['exclusiveMinimum', (limit) => `more than ${limit}`],
  ['exclusiveMaximum', (limit) => `less than ${limit}`],
  ['multipleOf', (limit) => `a multiple of ${limit}`],
  ['minItems', (limit) => `at least ${count(limit, 'item')}`],
  ['maxItems', (limit) => `at most ${count(limit, 'item')}`],
  ['uniqueItems', () => 'no item twice'],
  ['minProperties', (limit) => `at least ${count(limit, 'property', 'properties')}`],
  ['maxProperties', (limit) => `at most ${count(limit, 'property', 'properties')}`],
  ['const', (limit) => `always ${JSON.stringify(limit)}`],
  ['contentEncoding', (limit) => `encoded in ${limit}`],
];

/** The limits that a schema sets, in words. */
export function boundsOf(schema: Schema): string[] {
  return inWords
    .filter(([keyword]) => schema[keyword] !== undefined && schema[keyword] !== false)
    .map(([keyword, words]) => words(schema[keyword]));
}

function count(limit: unknown, one: string, many = `${one}s`): string {
  return `${limit} ${limit === 1 ? one : many}`;
}
