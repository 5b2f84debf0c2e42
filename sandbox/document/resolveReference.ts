import type {JsonSchema, OpenApiDocument, Referable} from './OpenApiDocument';

function isReference(value: unknown): value is {$ref: string} {
  return typeof value === 'object' && value !== null && typeof (value as {$ref?: unknown}).$ref === 'string';
}

/** What a place of the document describes, following `$ref` within the document; throws for a reference that leads nowhere. */
export function resolveReference<T>(document: OpenApiDocument, value: Referable<T>): T {
  if (!isReference(value)) return value;
  let target: unknown = document;
  for (const part of value.$ref.replace(/^#\//, '').split('/')) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    target = (target as Record<string, unknown> | undefined)?.[name];
  }
  if (target === undefined) throw new Error(`The OpenAPI document has no ${value.$ref}.`);
  return resolveReference(document, target as Referable<T>);
}

/** Keywords whose values are data and not schemas. */
const data = new Set(['examples', 'example', 'default', 'const', 'enum', 'description', 'title']);

/** A schema with every `$ref` in it replaced by its target; throws for one that contains itself. */
export function inlineSchema(
  document: OpenApiDocument,
  schema: Referable<JsonSchema>,
  open: string[] = [],
): JsonSchema {
  const reference = isReference(schema) ? schema.$ref : undefined;
  if (reference && open.includes(reference)) {
    throw new Error(`The schema ${reference} contains itself, which the sandbox cannot inline.`);
  }
  const path = reference ? [...open, reference] : open;
  const inline = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inline);
    if (typeof value !== 'object' || value === null) return value;
    return inlineSchema(document, value as JsonSchema, path);
  };
  const resolved = resolveReference(document, schema);
  return Object.fromEntries(
    Object.entries(resolved).map(([keyword, value]) => [keyword, data.has(keyword) ? value : inline(value)]),
  );
}
