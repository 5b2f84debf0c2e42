import {listOperations} from '../../../sandbox/document/listOperations';
import type {JsonSchema, OpenApiDocument, Referable} from '../../../sandbox/document/OpenApiDocument';
import {resolveReference} from '../../../sandbox/document/resolveReference';

/** The schema that a directive names (`Device`, `webhook`, `GET /v1/… response 200`), or a sentence that says why there is none. */
export function schemaOf(document: OpenApiDocument, target: string): Referable<JsonSchema> | string {
  if (target === 'webhook') {
    return listOperations(document, 'webhooks')[0]?.body()?.schema ?? 'the OpenAPI file has no webhook.';
  }
  const [method, path, side, status] = target.split(' ');
  if (path === undefined) {
    const schemas = (document.components?.schemas ?? {}) as Record<string, JsonSchema>;
    if (Object.hasOwn(schemas, target)) return schemas[target];
    return `the OpenAPI file has no schema ${target}; it has ${Object.keys(schemas).join(', ')}.`;
  }
  const operation = listOperations(document).find(
    (each) => each.path === path && each.method === method.toLowerCase(),
  );
  if (!operation) return `the OpenAPI file has no operation ${method} ${path}.`;
  if (side === 'request') return operation.body()?.schema ?? `${method} ${path} takes no body.`;
  const response = operation.object.responses[status];
  const content = response && resolveReference(document, response).content?.['application/json'];
  return content?.schema ?? `${method} ${path} has no JSON answer ${status}.`;
}
