import once from 'lodash/once';
import {decoded} from '../http/decoded';
import {
  type JsonSchema,
  type Method,
  methods,
  type OpenApiDocument,
  type OperationObject,
  type ParameterObject,
  type PathItem,
} from './OpenApiDocument';
import {inlineSchema, resolveReference} from './resolveReference';

interface Place {
  method: Method;
  /** Path template, such as `/v1/org/{org_id}/key`, or the name of a webhook. */
  path: string;
  isWebhook: boolean;
  object: OperationObject;
  item: PathItem;
}

/** An operation with what a call to it must look like; schemas are inlined when they are first asked for. */
export type Operation = ReturnType<typeof readOperation>;

export type Parameter = ParameterObject & {schema: JsonSchema};

export type Body = NonNullable<ReturnType<Operation['body']>>;

/** Whether a media type is JSON or a kind of it. */
export function isJson(mediaType: string): boolean {
  return /[/+]json\b|\*\/\*/i.test(mediaType);
}

const listed = new WeakMap<OpenApiDocument, Operation[]>();

/** The operations of a document, webhooks last; the same objects each time. */
export function allOperations(document: OpenApiDocument): Operation[] {
  const found =
    listed.get(document) ??
    (['paths', 'webhooks'] as const).flatMap((section) =>
      Object.entries(document[section] ?? {}).flatMap(([path, item]) =>
        methods.flatMap((method) => {
          const object = item[method];
          const isWebhook = section === 'webhooks';
          return object ? [readOperation(document, {path, method, isWebhook, item, object})] : [];
        }),
      ),
    );
  listed.set(document, found);
  return found;
}

/** The operations under `paths`, or under `webhooks`. */
export function listOperations(
  document: OpenApiDocument,
  section: 'paths' | 'webhooks' = 'paths',
): Operation[] {
  return allOperations(document).filter(({isWebhook}) => isWebhook === (section === 'webhooks'));
}

function readOperation(document: OpenApiDocument, place: Place) {
  const {item, object} = place;
  return {
    ...place,
    get id() {
      return object.operationId;
    },
    /** Scope that a key needs; null where any valid key will do. */
    scope: object['x-required-scope'] ?? null,
    /** Its parameters, those of its path included. */
    parameters: once(() => {
      const all = [...(item.parameters ?? []), ...(object.parameters ?? [])].map((entry) =>
        resolveReference(document, entry),
      );
      // One of the operation's own stands for one of its path with the same name and place.
      return [...new Map(all.map((one) => [`${one.in}.${one.name}`, one])).values()].map(
        (parameter): Parameter => {
          const [media] = Object.values(parameter.content ?? {});
          const schema = inlineSchema(document, parameter.schema ?? media?.schema ?? {});
          return {...media, ...parameter, schema};
        },
      );
    }),
    /** Its body, as JSON where it can be; undefined where it has none. */
    body: once(() => {
      if (!object.requestBody) return undefined;
      const {required = false, content} = resolveReference(document, object.requestBody);
      const types = Object.entries(content ?? {});
      const [mediaType, media] = types.find(([type]) => isJson(type)) ?? types[0] ?? [];
      if (mediaType === undefined || !media) return undefined;
      const schema = once(() => inlineSchema(document, media.schema ?? {}, {isRequest: true}));
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

/** An operation, and the values that a path has for its template. */
export type Match = NonNullable<ReturnType<typeof matchOperation>>;

/** The operation that a method and a path call, undefined when there is none. */
export function matchOperation(operations: Operation[], method: string, pathname: string) {
  // Paths from before 2026-07-21, which the platform keeps as aliases.
  const canonical = pathname.replace(/^\/api\/v2\//, '/v2/').replace(/^\/api\/org\//, '/v1/org/');
  for (const operation of operations) {
    if (operation.method !== method.toLowerCase()) continue;
    const template = operation.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]*)');
    const values = new RegExp(`^${template}$`).exec(canonical);
    if (!values) continue;
    const path = Object.entries(values.groups ?? {}).map(([name, value]) => [name, decoded(value)]);
    return {operation, path: Object.fromEntries(path) as Record<string, string>};
  }
  return undefined;
}
