import {asDictionary} from './operations';

/**
 * A document whose schemas have no `$id`.
 *
 * To JSON Schema a reference inside a schema with an id starts there, where `#/components/…` leads nowhere; those who
 * write OpenAPI files mean the file.
 */
export function withoutSchemaIds<Value>(value: Value, isMap = false): Value {
  if (Array.isArray(value)) return value.map((item) => withoutSchemaIds(item)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(asDictionary(value)).filter(([key]) => isMap || key !== '$id');
  // Where a key is the name of a property, it is no keyword.
  return Object.fromEntries(
    kept.map(([key, child]) => [key, withoutSchemaIds(child, !isMap && key === 'properties')]),
  ) as Value;
}
