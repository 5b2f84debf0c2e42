import {
  type JsonSchema,
  type MediaType,
  type Method,
  methods,
  type OpenApiDocument,
  type OperationObject,
  type ParameterObject,
  type PathItem,
} from './OpenApiDocument';
import {inlineSchema, resolveReference} from './resolveReference';

/** An operation with what a call to it must look like; schemas are inlined when they are first asked for. */
export interface Operation {
  id: string;
  method: Method;
  /** Path template, such as `/v1/org/{org_id}/key`, or the name of a webhook. */
  path: string;
  /** Scope that a key needs; null where any valid key will do. */
  scope: string | null;
  /** Its parameters, those of its path included, with inlined schemas. */
  parameters(): Parameter[];
  /** Its body, as JSON where it can be; undefined where it has none. */
  body(): Body | undefined;
  object: OperationObject;
  item: PathItem;
}

/** A parameter with an inlined schema. */
export type Parameter = ParameterObject & {schema: JsonSchema};

/** A body in one of its media types. */
export interface Body {
  required: boolean;
  mediaType: string;
  media: MediaType;
  readonly schema: JsonSchema;
}

/** Whether a media type is JSON or a kind of it. */
export function isJson(mediaType: string): boolean {
  return /[/+]json\b|\*\/\*/i.test(mediaType);
}

function lazy<T>(make: () => T): () => T {
  let made: {value: T} | undefined;
  return () => {
    made ??= {value: make()};
    return made.value;
  };
}

const listed = new WeakMap<OpenApiDocument, Record<string, Operation[]>>();

/** The operations under `paths`, or under `webhooks`; the same objects each time. */
export function listOperations(
  document: OpenApiDocument,
  section: 'paths' | 'webhooks' = 'paths',
): Operation[] {
  const lists = listed.get(document) ?? {};
  listed.set(document, lists);
  lists[section] ??= Object.entries(document[section] ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const object = item[method];
      return object ? [readOperation(document, {path, method, item, object})] : [];
    }),
  );
  return lists[section];
}

function readOperation(
  document: OpenApiDocument,
  place: Pick<Operation, 'path' | 'method' | 'item' | 'object'>,
): Operation {
  const {item, object} = place;
  return {
    ...place,
    id: object.operationId,
    scope: object['x-required-scope'] ?? null,
    parameters: lazy(() => {
      const all = [...(item.parameters ?? []), ...(object.parameters ?? [])].map((entry) =>
        resolveReference(document, entry),
      );
      // One of the operation's own stands for one of its path with the same name and place.
      return [...new Map(all.map((one) => [`${one.in}.${one.name}`, one])).values()].map((parameter) => {
        const [media] = Object.values(parameter.content ?? {});
        const schema = inlineSchema(document, parameter.schema ?? media?.schema ?? {});
        return {...media, ...parameter, schema};
      });
    }),
    body: lazy(() => {
      if (!object.requestBody) return undefined;
      const {required = false, content} = resolveReference(document, object.requestBody);
      const types = Object.entries(content ?? {});
      const [mediaType, media] = types.find(([type]) => isJson(type)) ?? types[0] ?? [];
      if (mediaType === undefined || !media) return undefined;
      const schema = lazy(() => inlineSchema(document, media.schema ?? {}, {isRequest: true}));
      return {
        required,
        mediaType,
        media,
        get schema() {
          return schema();
        },
      };
    }),
  };
}
