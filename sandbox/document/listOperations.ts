import type {JsonSchema, Method, OpenApiDocument, OperationObject, ParameterObject} from './OpenApiDocument';
import {inlineSchema, resolveReference} from './resolveReference';

/** An operation with what a call to it must look like. */
export interface Operation {
  id: string;
  method: Method;
  /** Path template, such as `/v1/org/{org_id}/key`. */
  path: string;
  /** Scope that a key needs; null where any valid key will do. */
  scope: string | null;
  /** Its parameters, those of its path included, with inlined schemas. */
  parameters(): Parameter[];
  /** What its JSON body must be; undefined where it has none. */
  body(): {required: boolean; schema: JsonSchema} | undefined;
  object: OperationObject;
}

/** A parameter with an inlined schema. */
export type Parameter = Omit<ParameterObject, 'schema'> & {schema: JsonSchema};

const methods: Method[] = ['get', 'post', 'patch', 'put', 'delete'];

function lazy<T>(make: () => T): () => T {
  let made: {value: T} | undefined;
  return () => {
    made ??= {value: make()};
    return made.value;
  };
}

const listed = new WeakMap<OpenApiDocument, Record<string, Operation[]>>();

/** The operations under `paths`, or under `webhooks`; each schema is inlined once, when it is first asked for. */
export function listOperations(
  document: OpenApiDocument,
  section: 'paths' | 'webhooks' = 'paths',
): Operation[] {
  const lists = listed.get(document) ?? {};
  listed.set(document, lists);
  lists[section] ??= readOperations(document, section);
  return lists[section];
}

function readOperations(document: OpenApiDocument, section: 'paths' | 'webhooks'): Operation[] {
  return Object.entries(document[section] ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const object = item[method];
      if (!object) return [];
      const parameters = lazy(() =>
        [...(item.parameters ?? []), ...(object.parameters ?? [])].map((entry) => {
          const parameter = resolveReference(document, entry);
          return {...parameter, schema: inlineSchema(document, parameter.schema)};
        }),
      );
      const body = lazy(() => {
        if (!object.requestBody) return undefined;
        const {required = false, content} = resolveReference(document, object.requestBody);
        return {required, schema: inlineSchema(document, content['application/json'].schema)};
      });
      const scope = object['x-required-scope'] ?? null;
      return [{id: object.operationId, method, path, scope, parameters, body, object}];
    }),
  );
}
