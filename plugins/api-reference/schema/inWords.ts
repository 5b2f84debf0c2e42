import {mergeAllOf} from './mergeAllOf';
import type {AnySchema, Schema} from './Schema';

/** The type of a schema in words: `string (uuid)`, `integer | null`, `object[]`. */
export function typeOf(schema: AnySchema): string {
  if (typeof schema === 'boolean') return schema ? 'any' : 'nothing';
  const {type, items, format, nullable, not, recursive = [], ...rest} = mergeAllOf(schema);
  const types = [type ?? (items === undefined ? [] : 'array')].flat();
  // What is made of several types stands in parentheses.
  const ofItems = items === undefined ? '' : typeOf(items).replace(/^.* [|&] .*$/s, '($&)');
  const base = types.map((one) => (one === 'array' && ofItems ? `${ofItems}[]` : one)).join(' | ');
  const own = base || guessType(rest, not);
  const words = [...recursive, ...(own === 'any' && recursive.length > 0 ? [] : [own])].join(' & ');
  return `${words}${format ? ` (${format})` : ''}${nullable ? ' | null' : ''}`;
}

/** A value as it is shown: texts as they are, everything else as JSON. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function guessType(schema: Schema, not: Schema['not']): string {
  if (schema.properties || schema.additionalProperties || schema.patternProperties) return 'object';
  if (schema.prefixItems) return 'array';
  if (schema.allOf) return 'nothing';
  if (schema.oneOf) return 'one of several';
  if (schema.anyOf) return 'any of several';
  if (not !== undefined) return `anything but ${typeOf(not)}`;
  return schema.enum || schema.const !== undefined ? 'value' : 'any';
}

/** What a keyword says of a value; false where it sets no limit of its own. */
const inWords: Array<[keyof Schema, (limit: unknown, schema: Schema) => string | false]> = [
  ['minLength', (limit) => `at least ${count(limit, 'character')}`],
  ['maxLength', (limit) => `at most ${count(limit, 'character')}`],
  ['pattern', (limit) => `matches ${limit}`],
  // OpenAPI 3.0 has a boolean for exclusive limits, which goes with the limit.
  ['minimum', (limit, {exclusiveMinimum: more}) => `${more === true ? 'more than' : 'at least'} ${limit}`],
  ['maximum', (limit, {exclusiveMaximum: less}) => `${less === true ? 'less than' : 'at most'} ${limit}`],
  ['exclusiveMinimum', (limit) => typeof limit === 'number' && `more than ${limit}`],
  ['exclusiveMaximum', (limit) => typeof limit === 'number' && `less than ${limit}`],
  ['multipleOf', (limit) => `a multiple of ${limit}`],
  ['minItems', (limit) => `at least ${count(limit, 'item')}`],
  ['maxItems', (limit) => `at most ${count(limit, 'item')}`],
  ['minProperties', (limit) => `at least ${count(limit, 'property', 'properties')}`],
  ['maxProperties', (limit) => `at most ${count(limit, 'property', 'properties')}`],
  ['const', (limit) => `always ${JSON.stringify(limit)}`],
  ['contentEncoding', (limit) => `encoded in ${limit}`],
  ['contentMediaType', (limit) => `holds ${limit}`],
  ['uniqueItems', (limit) => limit === true && 'no item twice'],
];

/** The limits that a schema sets to its values, in words. */
export function boundsOf(schema: Schema): string[] {
  const {additionalProperties: others, unevaluatedProperties: further} = schema;
  const bounds = inWords
    .filter(([keyword]) => schema[keyword] !== undefined)
    .map(([keyword, words]) => words(schema[keyword], schema));
  return [
    ...bounds.filter((bound) => bound !== false),
    ...(others === false || further === false ? ['no other properties'] : []),
    ...(others === true ? ['any other properties'] : []),
    ...choicesOf(schema),
  ];
}

/** What the names in an object must be, and which of them go together, in words that need no subject. */
export function boundsOfNames({propertyNames, dependentRequired = {}}: Schema): string[] {
  const together = Object.entries(dependentRequired).map(
    ([name, others]) => `${name} only with ${others.join(' and ')}`,
  );
  if (typeof propertyNames !== 'object') return together;
  const names = mergeAllOf(propertyNames);
  const allowed = (names.enum ?? []).map(asText).join(' or ');
  const written = names.format ? [`written as ${names.format}`] : [];
  const bounds = [...boundsOf(names), ...written, ...(allowed ? [allowed] : [])];
  return [...bounds.map((bound) => `keys: ${bound}`), ...together];
}

/** What a discriminator chooses where the alternatives do not stand below it, as in a base of theirs. */
function choicesOf({discriminator, oneOf, anyOf}: Schema): string[] {
  const mapping = Object.entries(discriminator?.mapping ?? {});
  if (!discriminator || oneOf || anyOf || mapping.length === 0) return [];
  const choices = mapping.map(([value, target]) => `${value} for ${String(target).split('/').at(-1)}`);
  return [`${discriminator.propertyName} tells the kind: ${choices.join(', ')}`];
}

function count(limit: unknown, one: string, many = `${one}s`): string {
  return `${limit} ${limit === 1 ? one : many}`;
}
