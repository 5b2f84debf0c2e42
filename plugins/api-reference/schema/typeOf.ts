import {mergeAllOf} from './mergeAllOf';
import type {Schema, SchemaOrName} from './Schema';

/** The type of a schema in words: `string (uuid)`, `integer | null`, `object[]`. */
export function typeOf(schema: SchemaOrName): string {
  if (typeof schema === 'string') return recursionName(schema);
  if (typeof schema === 'boolean') return schema ? 'any' : 'nothing';
  const {type, items, format, nullable, not, recursive = [], ...rest} = mergeAllOf(schema);
  const types = [type ?? []].flat();
  const ofItems = items === undefined ? '' : typeOf(items);
  const base = types
    .map((one) => (one === 'array' && ofItems ? `${bracketed(ofItems)}[]` : one))
    .concat(types.length === 0 && ofItems ? `${bracketed(ofItems)}[]` : [])
    .join(' | ');
  const own = base || guessType(rest, not);
  const words = [...recursive, ...(own === 'any' && recursive.length > 0 ? [] : [own])].join(' & ');
  return `${words}${format ? ` (${format})` : ''}${nullable ? ' | null' : ''}`;
}

/** Name of a schema that contains itself, which is written as `circular(Name)`. */
export function recursionName(text: string): string {
  return text.replace(/^circular\((.*)\)$/, '$1');
}

/** A value as it is shown: texts as they are, everything else as JSON. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function bracketed(type: string): string {
  return / [|&] /.test(type) ? `(${type})` : type;
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
