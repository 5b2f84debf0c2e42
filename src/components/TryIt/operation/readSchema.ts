import {asDictionary, type Dictionary, followReference} from './followReference';
import type {Schema} from './Operation';

/** Keywords whose values are data and no schemas. */
const data = new Set(['example', 'examples', 'default', 'const', 'enum', 'required']);

/** Keywords whose values are maps from names to schemas. */
const maps = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs']);

/**
 * A schema of a document with its references replaced, in the form of JSON Schema 2020-12.
 *
 * Where a schema contains itself, the inner one allows anything: the server has the last word.
 */
export function readSchema(document: Dictionary, value: unknown, open: string[] = []): Schema {
  const {$ref} = asDictionary(value);
  if (typeof $ref === 'string' && open.includes($ref)) return {};
  const path = typeof $ref === 'string' ? [...open, $ref] : open;
  const read = (child: unknown): unknown => {
    if (Array.isArray(child)) return child.map(read);
    return typeof child === 'object' && child !== null ? readSchema(document, child, path) : child;
  };
  const schema = followReference(document, value);
  const entries = Object.entries(schema).map(([keyword, child]): [string, unknown] => {
    if (data.has(keyword)) return [keyword, child];
    if (!maps.has(keyword)) return [keyword, read(child)];
    const named = Object.entries(asDictionary(child)).map(([name, one]) => [name, read(one)]);
    return [keyword, Object.fromEntries(named)];
  });
  return modern(Object.fromEntries(entries));
}

/** OpenAPI 3.0 has words of its own for null and for bounds that are not reached. */
function modern({nullable, ...schema}: Schema): Schema {
  const bounds = [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const;
  for (const [exclusive, bound] of bounds) {
    if (typeof schema[exclusive] !== 'boolean') continue;
    if (schema[exclusive]) schema[exclusive] = schema[bound];
    else delete schema[exclusive];
  }
  if (nullable !== true || schema.type === undefined) return schema;
  const allowed = Array.isArray(schema.enum) ? {enum: [...schema.enum, null]} : {};
  return {...schema, ...allowed, type: [schema.type, 'null'].flat()};
}
