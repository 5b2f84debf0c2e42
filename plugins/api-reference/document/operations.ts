import type {Route} from './readYaml';

/** Methods that a path item may hold, in the order of the OpenAPI specification. */
export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

/** What a path item says for all of its methods. */
export const sharedByMethods = ['summary', 'description', 'servers', 'parameters'];

/** An operation as it stands in the OpenAPI file, before references are followed. */
export interface Operation {
  /** `operationId`, which names the page; undefined where the file has none. */
  id?: string;
  method: string;
  /** Path template, or the name of a webhook. */
  path: string;
  isWebhook: boolean;
  summary?: string;
  tags: string[];
  /** Scope that the caller's key needs, from `x-required-scope`; null where none is needed, undefined where nothing is said. */
  scope?: string | null;
  /** Whether the file advises against its use. */
  isDeprecated: boolean;
  /** Where the operation stands in the file. */
  route: Route;
}

type Dictionary = Record<string, unknown>;

/** Lists the operations of an OpenAPI 3.0 or 3.1 document, webhooks last. */
export function listOperations(document: unknown): Operation[] {
  const root = asDictionary(document);
  return [...operationsOf(root, 'paths'), ...operationsOf(root, 'webhooks')];
}

function operationsOf(root: Dictionary, section: 'paths' | 'webhooks'): Operation[] {
  return Object.entries(asDictionary(root[section])).flatMap(([path, item]) =>
    methods
      .filter((method) => method in asDictionary(item))
      .map((method) => {
        const operation = asDictionary(asDictionary(item)[method]);
        return {
          id: typeof operation.operationId === 'string' ? operation.operationId : undefined,
          method,
          path,
          isWebhook: section === 'webhooks',
          summary: typeof operation.summary === 'string' ? operation.summary : undefined,
          scope: scopeOf(operation['x-required-scope']),
          isDeprecated: operation.deprecated === true,
          tags: Array.isArray(operation.tags) ? operation.tags.map(String) : [],
          route: [section, path, method],
        };
      }),
  );
}

function scopeOf(value: unknown): Operation['scope'] {
  return typeof value === 'string' || value === null ? value : undefined;
}

/** The value when it is an object, else an empty one, so that a malformed file is walked without a crash. */
export function asDictionary(value: unknown): Dictionary {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Dictionary) : {};
}
