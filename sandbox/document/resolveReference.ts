import {decoded} from '../http/decoded';
import type {JsonSchema, OpenApiDocument, Referable} from './OpenApiDocument';

function isReference(value: unknown): value is {$ref: string} {
  return typeof value === 'object' && value !== null && typeof (value as {$ref?: unknown}).$ref === 'string';
}

/** The name that a step of a JSON pointer stands for. */
export const unescaped = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~');

/** The steps of a JSON pointer, such as `#/components/schemas/Device`. */
export function stepsOf(pointer: string): string[] {
  const [, ...steps] = pointer.split('/');
  return steps.map((step) => unescaped(decoded(step)));
}

/** The value at a place in a document, which is a reference or the steps to it; undefined where there is none. */
export function valueAt(document: unknown, place: string | ReadonlyArray<string | number>): unknown {
  let value = document;
  for (const step of typeof place === 'string' ? stepsOf(place) : place) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<string, unknown>)[step];
  }
  return value;
}

/**
 * What a place of the document describes, following `$ref` within the document; what stands beside a reference wins.
 * Throws for a reference that leads nowhere, or to itself.
 */
export function resolveReference<T>(document: unknown, value: Referable<T>, open: string[] = []): T {
  if (!isReference(value)) return value;
  const {$ref, ...beside} = value;
  const target = open.includes($ref) ? undefined : valueAt(document, $ref);
  if (target === undefined) throw new Error(`The OpenAPI document has no ${$ref}.`);
  const found = resolveReference(document, target as Referable<T>, [...open, $ref]);
  return Object.keys(beside).length > 0 ? {...found, ...beside} : found;
}

/** Keywords whose values are data and not schemas. */
const data = new Set(['examples', 'example', 'default', 'const', 'enum', 'required', 'description', 'title']);

/** Keywords whose values are maps from names to schemas. */
const maps = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs']);

/**
 * A schema with every `$ref` in it replaced by its target, in the form of JSON Schema 2020-12.
 *
 * Where a schema contains itself, the inner one allows anything. One that describes what is sent (`isRequest`) needs
 * nothing that the API sets itself.
 *
 * @param open references inside of which it stands
 */
export function inlineSchema(
  document: OpenApiDocument,
  schema: Referable<JsonSchema>,
  {isRequest = false, open = []}: {isRequest?: boolean; open?: unknown[]} = {},
): JsonSchema {
  if (isReference(schema) && open.includes(schema.$ref)) return {};
  const options = {isRequest, open: isReference(schema) ? [...open, schema.$ref] : open};
  const inline = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inline);
    return typeof value === 'object' && value !== null
      ? inlineSchema(document, value as JsonSchema, options)
      : value;
  };
  const inlined: JsonSchema = Object.fromEntries(
    Object.entries(resolveReference(document, schema)).map(([keyword, value]) => {
      if (data.has(keyword)) return [keyword, value];
      if (!maps.has(keyword)) return [keyword, inline(value)];
      const named = Object.entries(value as object).map(([name, one]) => [name, inline(one)]);
      return [keyword, Object.fromEntries(named)];
    }),
  );
  if (isRequest && Array.isArray(inlined.required)) {
    const properties = (inlined.properties ?? {}) as Record<string, JsonSchema>;
    inlined.required = inlined.required.filter((name) => properties[name]?.readOnly !== true);
  }
  return modern(inlined);
}

/** OpenAPI 3.0 has words of its own for null and for bounds that are not reached. */
function modern({nullable, ...schema}: JsonSchema): JsonSchema {
  for (const [exclusive, bound] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ]) {
    if (schema[exclusive] === true) schema[exclusive] = schema[bound];
    else if (schema[exclusive] === false) delete schema[exclusive];
  }
  if (nullable !== true || schema.type === undefined) return schema;
  const allowed = Array.isArray(schema.enum) ? {enum: [...schema.enum, null]} : {};
  return {...schema, ...allowed, type: [schema.type, 'null'].flat()};
}
