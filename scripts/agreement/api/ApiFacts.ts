import type {JsonSchema, OpenApiDocument} from '../../../sandbox/document/OpenApiDocument';
import {listOperations, type Operation} from '../../../sandbox/document/listOperations';
import {inlineSchema, resolveReference} from '../../../sandbox/document/resolveReference';

/** What the OpenAPI file says. */
export interface ApiFacts {
  /** By ID; those of `webhooks` included. */
  operations: ReadonlyMap<string, Operation>;
  /** Titles of their pages, by ID. */
  summaries: ReadonlyMap<string, string>;
  scopes: ReadonlySet<string>;
  /** Headers of requests and answers, in lower case. */
  headers: ReadonlySet<string>;
  /** Schemas of each field and parameter, by name and by path, such as `id` and `device.id`. */
  fields: ReadonlyMap<string, readonly JsonSchema[]>;
  /** Headers of the answers of an operation, in lower case. */
  answerHeaders: (operation: Operation) => string[];
}

interface Components {
  schemas: Record<string, JsonSchema>;
  parameters: Record<string, {name: string; schema: JsonSchema}>;
  headers: Record<string, unknown>;
}

/** Reads what the OpenAPI file says. */
export function apiFacts(document: OpenApiDocument): ApiFacts {
  const {schemas} = document.components as unknown as Components;
  const all = [...listOperations(document), ...listOperations(document, 'webhooks')];
  const parameters = all.flatMap((operation) => operation.parameters());
  const headersOf = ({object}: Operation) =>
    Object.values(object.responses).flatMap((response) =>
      Object.keys(resolveReference(document, response).headers ?? {}).map((name) => name.toLowerCase()),
    );
  const summary = ({object}: Operation) => String((object as unknown as {summary: string}).summary);
  return {
    operations: new Map(all.map((operation) => [operation.id, operation])),
    summaries: new Map(all.map((operation) => [operation.id, summary(operation)])),
    scopes: new Set(schemas.Scope.enum as string[]),
    headers: new Set([
      ...parameters.filter((parameter) => parameter.in === 'header').map(({name}) => name.toLowerCase()),
      ...all.flatMap(headersOf),
    ]),
    fields: fieldsIn([
      ...Object.values(schemas).map((schema) => ({path: [], schema: inlineSchema(document, schema)})),
      ...parameters.map(({name, schema}) => ({path: [name], schema})),
    ]),
    answerHeaders: headersOf,
  };
}

/** A schema and the names that lead to it. */
interface PlacedSchema {
  path: readonly string[];
  schema: JsonSchema;
}

function childrenOf({path, schema}: PlacedSchema): PlacedSchema[] {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  const same = [schema.items, ...((schema.oneOf ?? []) as unknown[]), ...((schema.anyOf ?? []) as unknown[])];
  return [
    ...properties.map(([name, child]) => ({path: [...path, name], schema: child})),
    ...same.filter((child) => child !== undefined).map((child) => ({path, schema: child as JsonSchema})),
  ];
}

/** Schemas of all fields below some, by the last names of their paths: `id`, `device.id`, `packets.device.id`. */
function fieldsIn(roots: readonly PlacedSchema[]): Map<string, JsonSchema[]> {
  const fields = new Map<string, JsonSchema[]>();
  const add = (placed: PlacedSchema): void => {
    for (const index of placed.path.keys()) {
      const name = placed.path.slice(index).join('.');
      fields.set(name, [...(fields.get(name) ?? []), placed.schema]);
    }
    for (const child of childrenOf(placed)) add(child);
  };
  for (const root of roots) add(root);
  return fields;
}
