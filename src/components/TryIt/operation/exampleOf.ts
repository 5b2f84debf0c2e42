import {asDictionary} from './followReference';
import type {Schema} from './Operation';

/** A value that a schema allows, from its own examples where it has any; optional properties without one are left out. */
export function exampleOf(schema: Schema): unknown {
  const given = [schema.example, ...[schema.examples].flat(), schema.default, schema.const].find(
    (value) => value !== undefined,
  );
  if (given !== undefined) return given;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const [alternative] = [schema.oneOf, schema.anyOf].flat().filter((one) => one !== undefined);
  if (alternative) return exampleOf(asDictionary(alternative));
  if (Array.isArray(schema.allOf)) {
    return Object.assign({}, ...schema.allOf.map((part) => exampleOf(asDictionary(part))), ofObject(schema));
  }
  const [type] = [schema.type].flat();
  if (type === 'array') return schema.items ? [exampleOf(asDictionary(schema.items))] : [];
  if (type === 'object' || schema.properties) return ofObject(schema);
  return type === 'integer' || type === 'number' ? (schema.minimum ?? 0) : type === 'boolean' ? false : '';
}

function ofObject(schema: Schema): Record<string, unknown> {
  const required = new Set([schema.required].flat());
  return Object.fromEntries(
    Object.entries(asDictionary(schema.properties))
      .map(([name, child]) => [name, asDictionary(child)] as const)
      .filter(([name, child]) => required.has(name) || 'example' in child || 'examples' in child)
      .filter(([, child]) => child.readOnly !== true)
      .map(([name, child]) => [name, exampleOf(child)]),
  );
}
