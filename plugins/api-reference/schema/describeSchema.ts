import uniq from 'lodash/uniq';
import zipObject from 'lodash/zipObject';
import {listOf} from '../document/operations';
import {type Anchors, anchorPart} from './Anchors';
import {mergeAllOf} from './mergeAllOf';
import type {AnySchema, Schema} from './Schema';

/** What a reader is told of one property, parameter, header or body; the model behind its HTML. */
export interface SchemaNode extends ReturnType<typeof factsOf> {
  /** Anchor, unique in the page: `response-200.devices.id`; a body has that of its heading. */
  id: string;
  /** Name in the payload; undefined for a body as a whole. */
  name?: string;
  /** Type in words: `string (uuid)`, `integer | null`, `object[]`. */
  type: string;
  required: boolean;
  deprecated: boolean;
  access?: 'read-only' | 'write-only';
  choice: Schema['choice'];
  /** Pages that show parts of it, where they do not stand below it. */
  elsewhere: NonNullable<Schema['elsewhere']>;
  /** Markdown, one text for the value and one for each level of items. */
  descriptions: string[];
  /** Bounds in words: `at least 10`, `at most 250 characters`, `each item at least 10`. */
  bounds: string[];
  /** What the items of an array may be, and theirs. */
  items: ReturnType<typeof factsOf>;
  /** Its properties, if it has any, and then its alternatives, with what is said before them in Markdown. */
  parts: Array<{label?: string; nodes: SchemaNode[]}>;
}

/** The anchor of something with a name inside something else. */
export function anchorInside(id: string, name: string): string {
  return `${id}.${anchorPart(name)}`;
}

/** Describes a value, its parts and theirs; a body, which has no name, has the anchor of its heading. */
export function describeSchema(
  schema: AnySchema,
  {id: wanted, name, required = false}: {id: string; name?: string; required?: boolean},
  anchors: Anchors,
  leavesOut?: SchemaNode['access'],
): SchemaNode {
  const id = name === undefined ? wanted : anchors.take(wanted);
  // An array is described by its items: their properties stand directly below it.
  const levels = levelsOf(typeof schema === 'object' ? schema : {});
  const [whole, ...items] = levels;
  const inner = items.at(-1) ?? whole;
  const describe = (one: AnySchema, part: string, isRequired = false) => {
    const place = {id: anchorInside(id, part), name: part, required: isRequired};
    const node = describeSchema(one, place, anchors, leavesOut);
    return leavesOut && node.access === leavesOut ? [] : [node];
  };
  const {patternProperties = {}, prefixItems = [], additionalProperties: rest} = inner;
  const properties = Object.entries(inner.properties ?? {}).flatMap(([key, one]) =>
    describe(one, key, inner.required?.includes(key)),
  );
  const others = [
    ...Object.entries(patternProperties).map(([pattern, one]) => [`/${pattern}/`, one] as const),
    ...prefixItems.map((one, index) => [`[${index}]`, one] as const),
    ...(typeof rest === 'object' ? [['<key>', rest] as const] : []),
  ].flatMap(([key, one]) => describe(one, key));
  const alternatives = alternativesOf(inner).map(({label, options}) => {
    const nodes = options.flatMap((one, index) => {
      const {title = `Option ${index + 1}`} = typeof one === 'object' ? one : {};
      return describe(one, title);
    });
    return {label, nodes};
  });
  return {
    id,
    name,
    type: typeOf(schema),
    required,
    deprecated: whole.deprecated ?? false,
    access: whole.readOnly ? 'read-only' : whole.writeOnly ? 'write-only' : undefined,
    descriptions: [...new Set(levels.flatMap(({description}) => description ?? []))],
    bounds: [
      ...boundsOf(whole),
      ...items.flatMap(boundsOf).map((bound) => `each item ${bound}`),
      ...levels.flatMap(boundsOfNames),
    ],
    ...factsOf([whole]),
    items: factsOf(items),
    choice: whole.choice,
    elsewhere: inner.elsewhere ?? [],
    parts: [{nodes: [...properties, ...others]}, ...alternatives].filter(({nodes}) => nodes.length > 0),
  };
}

/** What a value may be: texts as they are, everything else as JSON, and what those allowed mean, where the file says so. */
function factsOf(levels: Schema[]) {
  const texts = (values: unknown[]) => uniq(values.filter((one) => one !== undefined).map(asText));
  return {
    allowed: levels.flatMap((level) => level.enum ?? []).map(asText),
    meanings: Object.assign({}, ...levels.map(meaningsOf)) as Record<string, string>,
    default: texts(levels.map((level) => level.default))[0],
    examples: texts(levels.flatMap(({example, examples = []}) => [example, ...examples])),
  };
}

function meaningsOf({enum: values = [], 'x-enumDescriptions': told = {}}: Schema) {
  return Array.isArray(told) ? zipObject(values.map(asText), told) : told;
}

/** The schema and, for an array, that of its items, and of theirs; `allOf` merged in each. */
function levelsOf(schema: Schema): [Schema, ...Schema[]] {
  const whole = mergeAllOf(schema);
  return typeof whole.items === 'object' ? [whole, ...levelsOf(whole.items)] : [whole];
}

/** The alternatives of a schema, and what is said before them in Markdown. */
function alternativesOf({discriminator, oneOf = [], anyOf = [], allOf = []}: Schema) {
  const told = discriminator ? `, told apart by \`${discriminator.propertyName}\`` : '';
  return [
    {label: `One of${told}`, options: oneOf},
    {label: `Any of${told}`, options: anyOf},
    // What could be made one is one by now.
    {label: 'All of, which contradict each other', options: allOf},
  ];
}

/** How many values these are, with those inside them at all levels. */
export function countAll(nodes: SchemaNode[]): number {
  return nodes.reduce((sum, node) => sum + 1 + countAll(insideOf(node)), 0);
}

/** The properties and alternatives directly in a node. */
export function insideOf({parts}: SchemaNode): SchemaNode[] {
  return parts.flatMap(({nodes}) => nodes);
}

/** The type of a schema in words: `string (uuid)`, `integer | null`, `object[]`. */
function typeOf(schema: AnySchema): string {
  if (typeof schema === 'boolean') return schema ? 'any' : 'nothing';
  const {type, items, format, nullable, not, recursive = [], ...rest} = mergeAllOf(schema);
  const types = [type ?? (items === undefined ? [] : 'array')].flat();
  // What is made of several types stands in parentheses.
  const ofItems = items === undefined ? '' : typeOf(items).replace(/^.* [|&] .*$/s, '($&)');
  const base = types.map((one) => (one === 'array' && ofItems ? `${ofItems}[]` : String(one))).join(' | ');
  const own = base || guessType(rest, not);
  const words = [...recursive, ...(own === 'any' && recursive.length > 0 ? [] : [own])].join(' & ');
  return `${words}${format ? ` (${format})` : ''}${nullable ? ' | null' : ''}`;
}

/** A value as it is shown: texts as they are, everything else as JSON. */
function asText(value: unknown): string {
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
  ['uniqueItems', (is, {type = 'array'}) => is === true && `${type}`.includes('array') && 'no item twice'],
];

/** The limits that a schema sets to its values, in words. */
function boundsOf(schema: Schema): string[] {
  const {additionalProperties: others, unevaluatedProperties: further} = schema;
  return [
    ...inWords.flatMap(([keyword, words]) =>
      schema[keyword] === undefined ? [] : words(schema[keyword], schema) || [],
    ),
    ...(others === false || further === false ? ['no other properties'] : []),
    ...(others === true ? ['any other properties'] : []),
    ...choicesOf(schema),
  ];
}

/** What the names in an object must be, and which of them go together, in words that need no subject. */
function boundsOfNames({propertyNames, dependentRequired = {}}: Schema): string[] {
  const together = Object.entries(dependentRequired).map(
    ([name, others]) => `${name} only with ${listOf(others).join(' and ')}`,
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
