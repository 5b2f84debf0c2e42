import type {JsonSchema} from '../document/OpenApiDocument';

/**
 * A schema that also refuses properties which it does not name, in all objects in it: the document leaves its answers
 * open for fields of the future, and the sandbox has none.
 */
export function closeSchema(schema: JsonSchema): JsonSchema {
  const close = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(close);
    return typeof value === 'object' && value !== null ? closeSchema(value as JsonSchema) : value;
  };
  const closed: JsonSchema = {};
  for (const [keyword, value] of Object.entries(schema)) {
    closed[keyword] = ['examples', 'enum', 'const', 'required'].includes(keyword) ? value : close(value);
  }
  const isObject = [schema.type].flat().includes('object');
  return isObject && closed.additionalProperties === undefined
    ? {...closed, additionalProperties: false}
    : closed;
}
