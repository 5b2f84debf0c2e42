import {allOperations, type Operation} from '../../sandbox/document/listOperations';
import type {JsonSchema, OpenApiDocument} from '../../sandbox/document/OpenApiDocument';
import {inlineSchema, resolveReference} from '../../sandbox/document/resolveReference';

/** What the OpenAPI file says. */
export type ApiFacts = ReturnType<typeof apiFacts>;

/** Schemas of each field and parameter, by name and by path: `id`, `device.id`, `packets.device.id`. */
type Fields = Map<string, JsonSchema[]>;

/** Adds a schema, to which names lead, and all below it. */
function addFields(fields: Fields, schema: JsonSchema, path: readonly string[]): void {
  for (const index of path.keys()) {
    const name = path.slice(index).join('.');
    fields.set(name, [...(fields.get(name) ?? []), schema]);
  }
  const {properties = {}, items, oneOf = [], anyOf = []} = schema as Record<string, object | undefined>;
  for (const [name, child] of Object.entries(properties)) addFields(fields, child, [...path, name]);
  for (const child of [items ?? [], oneOf, anyOf].flat()) addFields(fields, child as JsonSchema, path);
}

/** Reads what the OpenAPI file says; operations of `webhooks` included. */
export function apiFacts(document: OpenApiDocument) {
  const schemas = document.components?.schemas as Record<string, JsonSchema>;
  const all = allOperations(document);
  const parameters = all.flatMap((operation) => operation.parameters());
  /** Headers of the answers of an operation, in lower case. */
  const answerHeaders = ({object}: Operation): string[] =>
    Object.values(object.responses).flatMap((response) =>
      Object.keys(resolveReference(document, response).headers ?? {}).map((name) => name.toLowerCase()),
    );
  const fields: Fields = new Map();
  for (const schema of Object.values(schemas)) addFields(fields, inlineSchema(document, schema), []);
  for (const {name, schema} of parameters) addFields(fields, schema, [name]);
  const ofRequests = parameters.filter((parameter) => parameter.in === 'header');
  return {
    /** By ID. */
    operations: new Map(all.map((operation) => [operation.id, operation])),
    /** Titles of their pages, by ID. */
    summaries: new Map(
      all.map(({id, object}) => [id, (object as unknown as {summary: string}).summary] as const),
    ),
    scopes: new Set(schemas.Scope.enum as string[]),
    /** Headers of requests and answers, in lower case. */
    headers: new Set([...ofRequests.map(({name}) => name.toLowerCase()), ...all.flatMap(answerHeaders)]),
    fields,
    answerHeaders,
  };
}
