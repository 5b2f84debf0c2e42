import type {Operation} from '../document/listOperations';
import type {OpenApiDocument} from '../document/OpenApiDocument';
import {resolveReference} from '../document/resolveReference';

/** The bodies of an operation's examples, by name; one without a body has a single nameless example. */
export function exampleBodies(document: OpenApiDocument, {object}: Operation): [string, unknown][] {
  if (!object.requestBody) return [['no body', undefined]];
  const {content} = resolveReference(document, object.requestBody);
  return Object.entries(content['application/json'].examples ?? {}).map(([name, entry]) => [
    name,
    resolveReference(document, entry).value,
  ]);
}
