import kebabCase from 'lodash/kebabCase';
import {methods} from '../../../sandbox/document/OpenApiDocument';

/** What a path item says for all of its methods. */
export const sharedByMethods = ['summary', 'description', 'servers', 'parameters'];

/** Keys and indexes that lead from a document's root to a value. */
export type Route = ReadonlyArray<string | number>;

export type Dictionary = Record<string, unknown>;

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
  route: [section: 'paths' | 'webhooks', path: string, method: string];
}

/** Lists the operations of an OpenAPI 3.0 or 3.1 document, webhooks last. */
export function listOperations(document: unknown): Operation[] {
  return (['paths', 'webhooks'] as const).flatMap((section) =>
    Object.entries(asDictionary(asDictionary(document)[section])).flatMap(([path, item]) =>
      methods
        .filter((method) => method in asDictionary(item))
        .map((method) => {
          const {
            operationId,
            summary,
            tags,
            deprecated,
            'x-required-scope': scope,
          } = asDictionary(asDictionary(item)[method]);
          return {
            id: textOf(operationId),
            method,
            path,
            isWebhook: section === 'webhooks',
            summary: textOf(summary),
            scope: scope === null ? null : textOf(scope),
            isDeprecated: deprecated === true,
            tags: listOf(tags).map(String),
            route: [section, path, method],
          };
        }),
    ),
  );
}

/** Operations by their first tag, so that each stands in one place; tags in the file's own order. */
export function byTag(document: unknown, operations: Operation[]): Array<{tag: string; inTag: Operation[]}> {
  const declared = listOf(asDictionary(document).tags).map((tag) => String(asDictionary(tag).name));
  return [...new Set([...declared, ...operations.map(({tags}) => tags[0] ?? '')])]
    .map((tag) => ({tag, inTag: operations.filter(({tags}) => tags[0] === tag)}))
    .filter(({inTag}) => inTag.length > 0);
}

/** How an `operationId` is spelled in a page's address. */
export function pageName(operationId = ''): string {
  return kebabCase(operationId);
}

/** Name of the overview page: the API's title in kebab-case. */
export function overviewName(document: unknown): string {
  return kebabCase(String(asDictionary(asDictionary(document).info).title).toLowerCase());
}

/** How messages name an operation: `GET /devices`. */
export function label({method, path, isWebhook}: Operation): string {
  return isWebhook ? `webhook ${path}` : `${method.toUpperCase()} ${path}`;
}

/** The value when it is an object, else an empty one, so that a malformed file is walked without a crash. */
export function asDictionary(value: unknown): Dictionary {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Dictionary) : {};
}

/** The value when it is a list, else an empty one. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value when it is a text. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
