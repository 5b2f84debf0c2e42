import {boundsOf} from './bounds';
import {mergeAllOf} from './mergeAllOf';
import type {Schema, SchemaOrName} from './Schema';
import type {SchemaNode} from './SchemaNode';

/** Which value a node describes. */
interface Place {
  id: string;
  name?: string;
  required?: boolean;
}

/** Describes a schema and all that it holds. */
export function describeSchema(schema: SchemaOrName, place: Place): SchemaNode {
  if (typeof schema === 'string') return recursion(schema, place);
  const whole = mergeAllOf(schema);
  const item = typeof whole.items === 'object' ? mergeAllOf(whole.items) : undefined;
  // An array is described by its items: their properties stand directly below it.
  const inner = item ?? whole;
  return {
    id: place.id,
    name: place.name,
    type: typeOf(whole),
    required: place.required ?? false,
    deprecated: whole.deprecated ?? false,
    access: whole.readOnly ? 'read-only' : whole.writeOnly ? 'write-only' : undefined,
    description: whole.description ?? item?.description,
    bounds: [...boundsOf(whole), ...(item ? boundsOf(item).map((bound) => `each item ${bound}`) : [])],
    allowed: (whole.enum ?? item?.enum ?? []).map(asText),
    default: whole.default === undefined ? undefined : asText(whole.default),
    examples: examplesOf(whole).map(asText),
    children: childrenOf(inner, place.id),
    alternatives: alternativesOf(inner, place.id),
  };
}

function recursion(name: string, place: Place): SchemaNode {
  const type = name.replace(/^circular\((.*)\)$/, '$1');
  return {
    ...place,
    type,
    required: place.required ?? false,
    deprecated: false,
    bounds: [],
    allowed: [],
    examples: [],
    children: [],
  };
}

function childrenOf(schema: Schema, id: string): SchemaNode[] {
  const named = Object.entries(schema.properties ?? {}).map(([name, child]) =>
    describeSchema(child, {id: `${id}.${anchorPart(name)}`, name, required: schema.required?.includes(name)}),
  );
  const {additionalProperties: rest} = schema;
  if (typeof rest !== 'object' && typeof rest !== 'string') return named;
  return [...named, describeSchema(rest, {id: `${id}.-key-`, name: '<key>'})];
}

function alternativesOf(schema: Schema, id: string): SchemaNode['alternatives'] {
  const options = schema.oneOf ?? schema.anyOf;
  if (!options) return undefined;
  return {
    label: schema.oneOf ? 'One of' : 'Any of',
    options: options.map((option, index) => {
      const name = (typeof option === 'object' && option.title) || `Option ${index + 1}`;
      return describeSchema(option, {id: `${id}.${anchorPart(name)}`, name});
    }),
  };
}

function typeOf(schema: SchemaOrName): string {
  if (typeof schema === 'string') return recursion(schema, {id: ''}).type;
  const {type, items, format, nullable} = schema;
  if (items) return `${typeOf(typeof items === 'object' ? mergeAllOf(items) : items)}[]`;
  const base = (Array.isArray(type) ? type.join(' | ') : type) ?? guessType(schema);
  return `${base}${format ? ` (${format})` : ''}${nullable ? ' | null' : ''}`;
}

function guessType(schema: Schema): string {
  if (schema.properties || schema.additionalProperties) return 'object';
  if (schema.oneOf) return 'one of several';
  if (schema.anyOf) return 'any of several';
  return schema.enum || schema.const !== undefined ? 'value' : 'any';
}

function examplesOf(schema: Schema): unknown[] {
  const all = [...(schema.example === undefined ? [] : [schema.example]), ...(schema.examples ?? [])];
  // A nested example repeats what its properties show one by one.
  return all.filter((example) => typeof example !== 'object' || example === null).slice(0, 3);
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A name as a part of an anchor: letters, digits, dots, hyphens and underscores. */
export function anchorPart(name: string): string {
  return name.replaceAll(/[^\w.-]+/g, '-').replaceAll(/^-+|-+$/g, '');
}
