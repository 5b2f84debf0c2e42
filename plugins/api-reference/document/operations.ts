import kebabCase from 'lodash/kebabCase';
import lowerCase from 'lodash/lowerCase';
import uniq from 'lodash/uniq';
import upperFirst from 'lodash/upperFirst';
import {allOperations, type Operation} from '../../../sandbox/document/listOperations';
import type {OpenApiDocument} from '../../../sandbox/document/OpenApiDocument';
import {Anchors} from '../schema/Anchors';

/** What a path item says for all of its methods. */
export const sharedByMethods = ['summary', 'description', 'servers', 'parameters'];

/** Keys and indexes that lead from a document's root to a value. */
export type Route = ReadonlyArray<string | number>;

export type Dictionary = Record<string, unknown>;

export function routeOf({isWebhook, path, method}: Operation): Route {
  return [isWebhook ? 'webhooks' : 'paths', path, method];
}

/** Gives operations what pages need and they lack: an id whose page no other one has, made of method and path, title and tag. */
export function nameOperations(document: OpenApiDocument): void {
  const operations = allOperations(document);
  const taken = new Set(['', overviewName(document), 'sidebar']);
  // A name that is there already makes them no more.
  const unnamed = operations.filter(({id}) => taken.size === taken.add(pageName(id)).size);
  const names = new Anchors(taken);
  for (const operation of operations) {
    const {object, id, method, path} = operation;
    const isUnnamed = unnamed.includes(operation);
    if (isUnnamed) object.operationId = names.take(pageName(`${method} ${path}`));
    // `readAppsV1Scale` → `Read apps v1 scale`
    const ownName = upperFirst(lowerCase(id).replace(/\bv (?=\d)/g, 'v'));
    object.summary = String(object.summary || (isUnnamed ? label(operation) : ownName));
    object.tags = object.tags?.length ? object.tags.map(String) : ['Other'];
  }
}

/** Operations by their first tag, so that each stands in one place; tags in the file's own order. */
export function byTag({tags = []}: OpenApiDocument, operations: Operation[]) {
  const tagOf = ({object}: Operation) => object.tags?.[0] ?? '';
  return uniq([...tags.map(({name}) => String(name)), ...operations.map(tagOf)])
    .map((tag) => ({tag, inTag: operations.filter((operation) => tagOf(operation) === tag)}))
    .filter(({inTag}) => inTag.length > 0);
}

/** How an `operationId` is spelled in a page's address. */
export function pageName(operationId: string): string {
  return kebabCase(operationId);
}

/** Name of the overview page: the API's title in kebab-case. */
export function overviewName({info}: OpenApiDocument): string {
  return kebabCase(info.title.toLowerCase());
}

/** How messages name an operation: `GET /devices`. */
export function label({method, path, isWebhook}: Operation): string {
  return isWebhook ? `webhook ${path}` : `${method.toUpperCase()} ${path}`;
}

/** The value when it is an object, else an empty one, so that a malformed file is walked without a crash. */
export function asDictionary(value: unknown): Dictionary {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Dictionary) : {};
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
